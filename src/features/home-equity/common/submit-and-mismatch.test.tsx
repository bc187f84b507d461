// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { loadBrand } from '../../../programs/registry';
import { closeAllModals, modalsAtom } from '../../../shell/dialogs/modal-store';
import type { PersonalInformation } from './personal-schema';
import { useMismatchFlags } from './use-mismatch-flags';
import { useSubmitPersonalInformation } from './use-submit-personal-information';

const api = vi.hoisted(() => ({
  sent: [] as unknown[],
  answers: [] as { data: object | null; problem: object | null }[],
}));

vi.mock('../../../services/data/use-operation', () => ({
  useOperation: () => ({
    problem: null,
    run: (variables: unknown) => {
      api.sent.push(variables);
      return Promise.resolve(api.answers.shift() ?? { data: null, problem: null });
    },
  }),
}));

const INFORMATION = {
  firstName: 'Testa',
  middleName: '',
  taxId: '666121234',
  homeAddress: {
    addressFirstLine: '100 Fixture Avenue',
    addressSecondLine: '',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
  },
} as PersonalInformation;

interface Ways {
  submit: ReturnType<typeof useSubmitPersonalInformation>['submit'];
  showMismatch(): void;
}

let root: Root;
const flag = vi.fn<() => void>();
const ways: { current: Ways | null } = { current: null };

function Probe() {
  const { submit } = useSubmitPersonalInformation();
  const showMismatch = useMismatchFlags('usr_0001', flag);
  useEffect(() => {
    ways.current = { submit, showMismatch };
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  Object.assign(api, { sent: [], answers: [] });
  flag.mockReset();
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <Probe />
      </BrandContext>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  closeAllModals();
});

test('without an application one is started first, and empty fields are sent as null', async () => {
  api.answers = [
    { data: { startApplication: { id: 'app_0002' } }, problem: null },
    { data: { submitPersonalInformation: { status: 'PREQUAL_INFO_GIVEN' } }, problem: null },
  ];
  const ended = await act(async () => ways.current?.submit(null, INFORMATION));
  expect(ended).toEqual({ status: 'PREQUAL_INFO_GIVEN', problem: null });
  expect(api.sent).toEqual([
    { program: 'home_light' },
    {
      input: {
        creditApplicationId: 'app_0002',
        firstName: 'Testa',
        middleName: null,
        ssnItin: '666121234',
        homeAddress: { ...INFORMATION.homeAddress, addressSecondLine: null },
      },
    },
  ]);
});

test('if starting fails nothing is submitted', async () => {
  api.answers = [{ data: null, problem: { kind: 'offline' } }];
  const ended = await act(async () => ways.current?.submit(null, INFORMATION));
  expect(ended).toEqual({ status: null, problem: { kind: 'offline' } });
  expect(api.sent).toHaveLength(1);
});

test('closing the mismatch modal marks both fields once', async () => {
  await act(async () => ways.current?.showMismatch());
  expect(getDefaultStore().get(modalsAtom).ssnDuplicate).toMatchObject({
    open: true,
    content: { blocking: false, view: 'mismatch' },
  });
  expect(flag).not.toHaveBeenCalled();
  await act(async () => closeAllModals());
  expect(flag).toHaveBeenCalledTimes(1);
});
