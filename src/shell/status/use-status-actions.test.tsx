// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { installClock } from '../../services/clock';
import type { OperationProblem } from '../../services/data/operation-error';
import type { Application } from '../../services/data/use-applicant';
import { useStatusActions, type DoneKind, type StatusActionRunner } from './use-status-actions';

const api = vi.hoisted(() => ({
  fresh: { application: null as object | null, problem: null as object | null },
  answer: { data: null as object | null, problem: null as object | null },
  given: [] as unknown[],
}));

vi.mock('../../services/data/use-applicant', () => ({
  useApplicant: () => ({ refetch: () => Promise.resolve(api.fresh) }),
}));
vi.mock('../../services/data/use-operation', () => ({
  useOperation: () => ({
    run: (variables: unknown) => {
      api.given.push(variables);
      return Promise.resolve(api.answer);
    },
  }),
}));

const bureau = (displayName: string, blocking: boolean) => ({
  name: displayName,
  displayName,
  blocking,
});

const FROZEN = {
  id: 'app_0001',
  status: 'CREDIT_FREEZE',
  updatedAt: '2026-06-15T15:40:00.000Z',
  frozenBureaus: [bureau('Equifax', true), bureau('Experian', false), bureau('TransUnion', true)],
} as unknown as Application;

let root: Root;
const actions: { current: StatusActionRunner | null } = { current: null };
const onFresh = vi.fn<(application: Application) => void>();
const refetch = vi.fn<() => Promise<void>>();

function Probe() {
  const runner = useStatusActions({ application: FROZEN, refetch, onFresh });
  useEffect(() => {
    actions.current = runner;
  });
  return null;
}

async function perform(kind: DoneKind): Promise<StatusActionRunner['message'] | undefined> {
  await act(async () => actions.current?.perform(kind));
  return actions.current?.message;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  installClock(() => Date.parse('2026-06-15T16:00:00.000Z'));
  Object.assign(api, { given: [], answer: { data: null, problem: null } });
  onFresh.mockReset();
  refetch.mockReset();
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
afterEach(() => act(() => root.unmount()));

test('a refresh without news reports the time', async () => {
  api.fresh = { application: { ...FROZEN }, problem: null };
  expect(await perform('refresh')).toEqual({
    tone: 'info',
    text: 'Nothing has changed yet. We checked at 12:00\u00a0p.m.\u00a0ET.',
  });
  expect(onFresh).not.toHaveBeenCalled();
});

test.each([
  ['another status', { status: 'MANUAL_REVIEW' }],
  ['a change within its status', { updatedAt: '2026-06-15T16:00:00.000Z' }],
])('%s is passed on', async (_what, changes) => {
  api.fresh = { application: { ...FROZEN, ...changes }, problem: null };
  expect(await perform('refresh')).toBeNull();
  expect(onFresh.mock.calls).toEqual([[api.fresh.application]]);
});

const OFFLINE = 'You appear to be offline. Reconnect, then try again.';
const FAILED =
  'We can’t load this right now. Something went wrong on our side. Your information is saved.';

test.each<[OperationProblem['kind'], string]>([
  ['offline', OFFLINE],
  ['failed', FAILED],
])("an application that couldn't be read, %s", async (kind, text) => {
  api.fresh = { application: null, problem: { kind } };
  expect(await perform('refresh')).toEqual({ tone: 'warning', text });
  expect(await perform('recheck')).toEqual({ tone: 'warning', text });
});

const STILL = {
  tone: 'warning',
  text: 'We still can’t see your report at Equifax and TransUnion. Lifting a freeze can take up to an hour.',
};

test('a frozen report lists its bureaus', async () => {
  api.answer.problem = { kind: 'refused', code: 'REPORT_STILL_FROZEN', field: null };
  api.fresh = { application: null, problem: null };
  expect(await perform('recheck')).toEqual(STILL);
  api.answer.problem = null;
  api.fresh = { application: { ...FROZEN }, problem: null };
  expect(await perform('recheck')).toEqual(STILL);
  expect(api.given).toEqual([
    { creditApplicationId: 'app_0001' },
    { creditApplicationId: 'app_0001' },
  ]);
  expect(onFresh).not.toHaveBeenCalled();
});

test('a readable report continues, and another refusal is a problem', async () => {
  api.fresh = { application: { ...FROZEN, status: 'PREQUAL_INFO_GIVEN' }, problem: null };
  expect(await perform('recheck')).toBeNull();
  expect(onFresh).toHaveBeenCalledTimes(1);
  api.answer.problem = { kind: 'refused', code: 'TRANSITION_REFUSED', field: null };
  expect(await perform('recheck')).toBeNull();
  expect(actions.current?.problem).toEqual(api.answer.problem);
});

test('a new application starts only after confirmation', async () => {
  await perform('apply-again');
  expect(actions.current?.isConfirmingNewApplication).toBe(true);
  await act(async () => actions.current?.answerApplyAgain(false));
  expect(api.given).toEqual([]);
  api.answer.data = { startApplication: { status: 'CREATED' } };
  await perform('apply-again');
  await act(async () => actions.current?.answerApplyAgain(true));
  expect(api.given).toEqual([{ program: 'home_light' }]);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(actions.current?.isConfirmingNewApplication).toBe(false);
});
