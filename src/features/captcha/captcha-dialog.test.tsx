// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTimeout } from '../../../cli/browser/page-timeout';
import { loadBrand } from '../../programs/registry';
import type { CaptchaImage } from '../../services/session/captcha';
import { BrandContext } from '../../domain/program/use-brand';
import { CaptchaDialog } from './captcha-dialog';

const { createClient } = vi.hoisted(() => ({ createClient: vi.fn<() => Promise<unknown>>() }));

vi.mock('../../services/session/identity-client', () => ({ createClient }));

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Done = (problem?: unknown, widget?: unknown) => void;
type Templates = Record<string, (challenge: unknown) => string>;

type Drawing = (element: HTMLElement, templates: Templates, done: Done) => void;

const picture =
  (type: string): Drawing =>
  (element, templates, done) => {
    element.innerHTML = templates.auth0?.({ type }) ?? '';
    done();
  };

const widget =
  (handed?: unknown): Drawing =>
  (element, templates, done) => {
    element.innerHTML = templates.hcaptcha?.({}) ?? '';
    done(null, handed);
  };

const solve = (): void => {
  const input = dialog()?.querySelector<HTMLInputElement>('input[type=hidden]');
  if (input) input.value = 'SOLVED';
};

async function show(drawing: Drawing, { again = false } = {}) {
  createClient.mockResolvedValue({
    renderPasswordlessCaptcha(element: HTMLElement, options: { templates: Templates }, done: Done) {
      drawing(element, options.templates, done);
      return { getValue: () => element.querySelector('input')?.value };
    },
  });
  const answer = vi.fn<(value: string | undefined) => void>();
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <CaptchaDialog request={{ again, answer }} />
      </BrandContext>,
    ),
  );
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  return answer;
}

const dialog = (): HTMLElement | null => document.querySelector('[role="dialog"]');
const buttons = () => [...(dialog()?.querySelectorAll('button') ?? [])];
const labels = () => buttons().map((button) => button.ariaLabel ?? button.textContent);
const press = (label: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );

test.each<[CaptchaImage['kind'], string, string, string]>([
  ['letters', 'code', 'Characters in the picture', 'Enter the characters in the picture'],
  ['formula', 'sum', 'Result of the sum', 'Enter the result of the sum in the picture'],
])('%s of a picture are typed into a field of that name', async (_kind, type, name, missing) => {
  const answer = await show(picture(type));
  const field = dialog()?.querySelector('input');
  expect(field?.labels?.[0]?.textContent).toBe(name);
  expect(labels()).toEqual(['Close', 'Continue', 'Show Another Picture']);
  await press('Continue');
  expect(answer).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    `Error: ${missing}`,
  );
});

test('a wrong answer shows an error at the field, which has the focus', async () => {
  await show(picture('code'), { again: true });
  expect(dialog()?.textContent).toContain('That didn’t match the picture. Here is a new one');
  // Until the picture is rendered, the focus is on the dialog's title.
  await act(() =>
    vi.waitFor(
      () => {
        vi.advanceTimersByTime(10);
        expect(document.activeElement?.id).toBe('field-captcha');
      },
      { timeout: pageTimeout() },
    ),
  );
});

test('a script that is loading shows no button, and one that fails to load shows a message', async () => {
  await show(() => undefined);
  expect(labels()).toEqual(['Close']);
  await act(async () => vi.advanceTimersByTime(29_800));
  expect(labels()).toEqual(['Close', 'Try Again']);
  await act(async () => vi.advanceTimersByTime(200));
  expect(dialog()?.textContent).toContain(
    'Error getting the bot detection challenge. Please contact the system administrator.',
  );
  expect(dialog()?.textContent).toContain('Toll-free');
  expect(document.activeElement?.textContent).toBe('Try Again');
  await press('Try Again');
  expect(dialog()?.textContent).not.toContain('Error');
});

test('a third-party captcha continues when it is solved', async () => {
  const answer = await show(widget());
  await press('Continue');
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
    'Do the check first, then continue',
  );
  solve();
  await press('Continue');
  expect(answer.mock.calls).toEqual([['SOLVED']]);
});

test('an invisible third-party captcha is executed and continues by itself', async () => {
  const triggerCaptcha = (solved: () => void): void => {
    solve();
    solved();
  };
  const answer = await show(widget({ triggerCaptcha }));
  await press('Start the Check');
  expect(answer.mock.calls).toEqual([['SOLVED']]);
});

test("the window that a third-party captcha opens can be used, and the page can't", async () => {
  // As reCAPTCHA, hCaptcha and Arkose do: one before the captcha is rendered, one after.
  const challenge = () => {
    const place = document.body.appendChild(document.createElement('div'));
    return place.appendChild(document.createElement('button'));
  };
  const early = challenge();
  const answer = await show(widget());
  const windows = [early, challenge()];
  await act(async () => vi.advanceTimersByTime(1000));
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true);
  expect(document.body.style.pointerEvents).not.toBe('none');
  for (const button of windows) {
    expect(button.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await act(async () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.focus();
      vi.advanceTimersByTime(1000);
    });
    expect(document.activeElement).toBe(button);
  }
  expect(answer).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain('Do the check below, then continue.');
  act(() => root.render(null));
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});

test('no dialog is shown if the identity provider requires no captcha', async () => {
  const answer = await show((_element, _templates, done) => done());
  expect(answer.mock.calls).toEqual([['']]);
});
