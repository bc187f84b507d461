// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../../../contract/error-codes';
import { useAcceptDeposit } from './use-accept-deposit';

const api = vi.hoisted(() => ({
  answer: { data: null as object | null, problem: null as object | null },
  fresh: null as object | null,
  done: [] as unknown[],
}));

vi.mock('../../../services/data/use-operation', () => ({
  useOperation: () => ({ run: () => Promise.resolve(api.answer) }),
}));
vi.mock('../../../services/data/use-applicant', () => ({
  useApplicant: () => ({
    refetch: () => Promise.resolve({ application: api.fresh, problem: null }),
  }),
}));
vi.mock('../../../shell/navigation/use-navigation', () => ({
  useNavigation: () => ({
    goTo: (screen: string) => api.done.push(screen),
    goByStatus: (status: string) => api.done.push(`by ${status}`),
  }),
}));
vi.mock('../../../shell/dialogs/duplicate-ssn', () => ({
  openDuplicateSsn: ({ view, blocking }: { view: string; blocking: boolean }) =>
    api.done.push([view, blocking]),
}));

let root: Root;
const accepting: { current: ReturnType<typeof useAcceptDeposit> | null } = { current: null };
const nothing = async (): Promise<void> => undefined;
const OPTIONS = {
  applicationId: 'app_0001',
  userId: 'usr_0001',
  refetch: nothing,
  refetchApplicant: nothing,
};

function Probe() {
  const found = useAcceptDeposit(OPTIONS);
  useEffect(() => {
    accepting.current = found;
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(api, { answer: { data: null, problem: null }, fresh: null, done: [] });
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
});
afterEach(() => act(() => root.unmount()));

test.each<[ErrorCode, unknown]>([
  ['SSN_DUPLICATE', ['duplicate', true]],
  ['SSN_DOB_MISMATCH', ['mismatch', false]],
  ['OFFER_CLOSED', 'payment-selection'],
])('%s leads to %j', async (code, led) => {
  api.answer.problem = { kind: 'refused', code, field: null };
  await act(async () => accepting.current?.accept());
  expect(api.done).toEqual([led]);
  expect(accepting.current?.problem).toBeNull();
});

test('accepting an application that has another status follows it, and fails otherwise', async () => {
  api.answer.problem = { kind: 'unknown-outcome' };
  api.fresh = { status: 'OFFER_ACCEPTED' };
  await act(async () => accepting.current?.accept());
  expect(api.done).toEqual(['by OFFER_ACCEPTED']);
  api.fresh = { status: 'OFFER_DECISION_NEEDED' };
  await act(async () => accepting.current?.accept());
  expect(api.done).toHaveLength(1);
  expect(accepting.current?.problem).toEqual({ kind: 'unknown-outcome' });
});
