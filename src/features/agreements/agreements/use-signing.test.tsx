// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useSigning, type Signing } from './use-signing';

const api = vi.hoisted(() => ({
  sent: [] as unknown[],
  answers: [] as { data: object | null; problem: object | null }[],
}));

vi.mock('../../../services/data/use-operation', () => ({
  useOperation: () => ({
    running: false,
    problem: null,
    clearProblem: () => undefined,
    run: (variables: unknown) => {
      api.sent.push(variables);
      return Promise.resolve(api.answers.shift() ?? { data: null, problem: null });
    },
  }),
}));

const SIGNED = { data: { signAgreements: { documentId: 'agr_0001' } }, problem: null };
const LOST: OperationProblem = { kind: 'unknown-outcome' };
const HAND_IN = { creditApplicationId: 'app_0001', documentId: 'agr_0001' };
const SIGN = {
  input: { creditApplicationId: 'app_0001', signature: 'Testa Sampleton', documentIds: ['a', 'b'] },
};

let root: Root;
const signing: { current: Signing | null } = { current: null };

function Probe() {
  const found = useSigning('app_0001');
  useEffect(() => {
    signing.current = found;
  });
  return null;
}

const sign = () => act(async () => signing.current?.sign('Testa Sampleton', ['a', 'b']));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(api, { sent: [], answers: [] });
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
});
afterEach(() => act(() => root.unmount()));

test('signs and then submits the agreements', async () => {
  api.answers = [SIGNED, { data: {}, problem: null }];
  expect(await sign()).toBeNull();
  expect(api.sent).toEqual([SIGN, HAND_IN]);
});

test("a retry after a failed submission doesn't sign again", async () => {
  api.answers = [SIGNED, { data: null, problem: LOST }];
  expect(await sign()).toEqual(LOST);
  expect(await sign()).toBeNull();
  expect(api.sent).toEqual([SIGN, HAND_IN, HAND_IN]);
});

test("agreements that couldn't be signed aren't submitted", async () => {
  api.answers = [{ data: null, problem: LOST }];
  expect(await sign()).toEqual(LOST);
  expect(await sign()).toEqual({ kind: 'failed' });
  expect(api.sent).toEqual([SIGN, SIGN]);
});
