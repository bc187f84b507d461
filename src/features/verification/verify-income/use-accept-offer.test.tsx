// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { closeAllModals, modalsAtom } from '../../../shell/dialogs/modal-store';
import { givenIdentityAtom, mismatchAtom } from '../common/given-identity';
import { useAcceptOffer } from './use-accept-offer';

const api = vi.hoisted(() => ({
  sent: [] as unknown[],
  problem: {} as object,
  went: [] as unknown[],
}));

vi.mock('../../../services/data/use-operation', () => ({
  useOperation: () => ({
    run: (variables: unknown) => {
      api.sent.push(variables);
      return Promise.resolve({ data: null, problem: api.problem });
    },
  }),
}));
vi.mock('../../../shell/navigation/use-navigation', () => ({
  useNavigation: () => ({ goTo: (screen: string) => api.went.push(screen) }),
}));
vi.mock('../common/use-forget-verification', () => ({
  useForgetVerification: () => () => undefined,
}));

const WHOSE = { userId: 'usr_0001', applicationId: 'app_0001' };
const store = getDefaultStore();

let root: Root;
const offer: { current: ReturnType<typeof useAcceptOffer> | null } = { current: null };

function Probe() {
  const accepting = useAcceptOffer({
    applicant: { user: { id: WHOSE.userId }, incomeSources: ['JOB'] } as unknown as Applicant,
    application: { id: WHOSE.applicationId } as Application,
    flow: 'home',
    refetch: () => Promise.resolve(),
    forgetDraft: () => undefined,
    showAtField: () => false,
  });
  useEffect(() => {
    offer.current = accepting;
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(api, { sent: [], went: [] });
  store.set(givenIdentityAtom, { ...WHOSE, ssnItin: '666121234', dob: '1990-01-02' });
  store.set(mismatchAtom, false);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => {
  act(() => root.unmount());
  closeAllModals();
});

const accept = () =>
  act(async () => {
    await offer.current?.accept({ annualIncome: 40_000, incomeSources: ['JOB'] });
  });

test("a tax id that didn't match has to be entered again, and the other values stay", async () => {
  api.problem = { kind: 'refused', code: 'SSN_DOB_MISMATCH' };
  await accept();
  expect(api.sent).toEqual([
    {
      creditApplicationId: 'app_0001',
      ssnItin: '666121234',
      dob: '1990-01-02',
      annualIncome: 40_000,
    },
  ]);
  expect(store.get(modalsAtom).ssnDuplicate).toMatchObject({ open: true });
  expect(store.get(givenIdentityAtom)?.ssnItin).toBe('666121234');
  act(() => store.get(modalsAtom).ssnDuplicate.content?.onClose?.());
  expect(store.get(givenIdentityAtom)).toEqual({ ...WHOSE, ssnItin: null, dob: '1990-01-02' });
  expect(store.get(mismatchAtom)).toBe(true);
  expect(api.went).toEqual(['verify-info']);
});

test('a lost response keeps all typed values and shows a message', async () => {
  api.problem = { kind: 'offline' };
  await accept();
  expect(store.get(givenIdentityAtom)?.ssnItin).toBe('666121234');
  expect(api.went).toEqual([]);
  expect(offer.current?.problem).toEqual({ kind: 'offline' });
});
