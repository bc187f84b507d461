// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { getDefaultStore } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionGuard } from '../../src/app/session/session-guard';
import { BrandContext } from '../../src/domain/program/use-brand';
import { openDuplicateSsn } from '../../src/shell/dialogs/duplicate-ssn';
import { closeAllModals, modalsAtom, updateModal } from '../../src/shell/dialogs/modal-store';
import { NamedModals } from '../../src/features/dialogs/named-modals';
import { loadBrand } from '../../src/programs/registry';
import type { ProgramId } from '../../src/catalogue/programs';
import { createDataClient } from '../../src/services/data/data-client';
import { storeSession } from '../../src/services/session/session';
import {
  reportUnauthorized,
  resetSessionExpired,
  sessionExpiredAtom,
} from '../../src/services/session/session-expired';
import { SPEC } from './spec-table';

const store = getDefaultStore();
const AT_FIRST = { expired: store.get(sessionExpiredAtom), modals: store.get(modalsAtom) };

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  storeSession({ accessToken: 'token-1', expiresIn: 7200 });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  closeAllModals();
  resetSessionExpired();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

interface Surroundings {
  readonly program?: ProgramId;
  readonly client?: ReturnType<typeof createDataClient>;
}

async function show(
  node: ReactNode,
  { program = 'home_light', client = createDataClient() }: Surroundings = {},
): Promise<void> {
  const brand = { ...(await loadBrand(program)), id: program };
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <BrandContext value={brand}>{node}</BrandContext>
      </ApolloProvider>,
    ),
  );
}

const dialog = (): HTMLElement | null => document.querySelector('[role="dialog"]');
const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttons = (): string[] => [...(dialog()?.querySelectorAll('button') ?? [])].map(nameOf);
const titleOf = (): string | null =>
  document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent ?? null;

describe('the session-expired modal (spec 2, 4)', () => {
  const { title, text, button, closed, shown, dismissed } = SPEC.sessionExpired;

  test('is initially closed', async () => {
    expect(AT_FIRST.expired).toEqual(closed);
    await show(<SessionGuard />);
    expect(dialog()).toBeNull();
  });

  test('shows its text, and its button closes it permanently', async () => {
    await show(<SessionGuard />);
    act(reportUnauthorized);
    expect(store.get(sessionExpiredAtom)).toEqual(shown);
    await expect.poll(() => titleOf()).toBe(title);
    expect(dialog()?.querySelector('p')?.textContent).toBe(text);
    expect(buttons()).toEqual([button]);
    act(() => dialog()?.querySelector('button')?.click());
    expect(store.get(sessionExpiredAtom)).toEqual(dismissed);
    act(reportUnauthorized);
    expect(store.get(sessionExpiredAtom)).toEqual(dismissed);
  });
});

describe('the duplicate-SSN modal (spec 2)', () => {
  const { title, buttons: labels, help, mismatch } = SPEC.duplicateSsn;
  const open = (view: 'duplicate' | 'mismatch') =>
    act(async () => openDuplicateSsn({ userId: 'usr_0001', view, blocking: true }));

  test('asks to sign in to the existing account', async () => {
    await show(<NamedModals />);
    await open('duplicate');
    await expect.poll(() => titleOf()).toBe(title);
    expect(buttons()).toEqual(expect.arrayContaining([...labels]));
  });

  test('has a help center with a phone number, an address and Back', async () => {
    await show(<NamedModals />);
    await open('duplicate');
    await act(async () => updateModal('ssnDuplicate', { view: 'help' }));
    await expect.poll(() => dialog()?.textContent).toContain(help.heading);
    const { phone, email } = (await loadBrand('home_light')).texts.customerSupport;
    const links = [...(dialog()?.querySelectorAll('a') ?? [])].map(({ href }) => href);
    expect(links).toEqual([`tel:+${phone.replaceAll('-', '')}`, `mailto:${email}`]);
    expect(buttons()).toContain(help.button);
  });

  test('reports a mismatch of number and birth date', async () => {
    await show(<NamedModals />);
    await open('mismatch');
    await expect.poll(() => titleOf()).toBe(mismatch.title);
    expect(dialog()?.textContent).toContain(mismatch.text);
    expect(buttons()).toContain(mismatch.button);
  });

  test.each<[ProgramId, object | null, string]>([
    ['home_light', { creditLine: 1 }, '/app/homelight/verify-info'],
    ['home_light', null, '/app/homelight/personal-info'],
    ['pesto_item', { creditLine: 1 }, '/app/application/offer/verify-personal-info'],
    ['pesto_cash', { creditLine: 1 }, '/app/cash-secured/personal-info'],
  ])('in %s with the offer %o the mismatch leads to %s', async (program, offer, path) => {
    const client = createDataClient();
    vi.spyOn(client, 'readQuery').mockReturnValue({
      currentUser: { creditApplication: { offer } },
    });
    history.replaceState(null, '', '/app');
    await show(<NamedModals />, { program, client });
    await open('mismatch');
    await expect.poll(() => buttons()).toContain(mismatch.button);
    const labelled = [...(dialog()?.querySelectorAll('button') ?? [])].find(
      (button) => nameOf(button) === mismatch.button,
    );
    act(() => labelled?.click());
    expect(location.pathname).toBe(path);
  });

  test('logs opener, address, browser and time (spec 4)', async () => {
    await open('duplicate');
    const details: unknown = vi.mocked(console.info).mock.calls.at(-1)?.[1];
    expect(Object.keys(Object(details)).toSorted()).toEqual([
      'timestamp',
      'url',
      'userAgent',
      'userId',
    ]);
  });
});

test('tracked modals are initially closed (spec 2)', () => {
  expect(Object.keys(AT_FIRST.modals).toSorted()).toEqual(SPEC.namedModals.toSorted());
  expect(Object.values(AT_FIRST.modals).filter(({ open }) => open)).toEqual([]);
});
