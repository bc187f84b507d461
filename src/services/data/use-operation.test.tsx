// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticesDocument, RejectCreditOfferDocument } from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { answer, restoreApi, settle, stubApi } from './testing/stub-api';
import { useOperation } from './use-operation';
import { useRead, type Read } from './use-read';

let api: ReturnType<typeof stubApi>;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  api = stubApi();
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  restoreApi();
});

const show = (view: ReactNode): Promise<void> =>
  act(async () => root.render(<ApolloProvider client={createDataClient()}>{view}</ApolloProvider>));

const application = { __typename: 'CreditApplication', status: 'OFFER_REJECTED' };
const done = answer(200, { data: { rejectCreditOffer: application } });

test('a double click sends once, and the next click after the response sends again', async () => {
  let operation: ReturnType<typeof useOperation> | undefined;
  function Probe() {
    operation = useOperation(RejectCreditOfferDocument);
    return null;
  }
  await show(<Probe />);
  const press = () => operation?.run({ creditApplicationId: 'app_0001' });
  api.answers = [done, done];
  const [first, second] = await act(() => settle(Promise.all([press(), press()])));
  expect(api.requests).toHaveLength(1);
  expect(first).toMatchObject({ data: { rejectCreditOffer: { status: 'OFFER_REJECTED' } } });
  expect(second).toEqual({ data: null, problem: { kind: 'running' } });
  expect(operation).toMatchObject({ running: false, problem: null });

  const third = await act(() => settle(Promise.resolve(press())));
  expect(api.requests).toHaveLength(2);
  expect(third?.problem).toBeNull();
});

const read = (id: string) => {
  const notice = {
    __typename: 'DecisionNotice',
    id,
    kind: 'DENIAL',
    decidedOn: '2026-01-05',
    applicationId: 'app_0001',
    noticeUrl: `/files/${id}.pdf`,
  };
  const currentUser = { __typename: 'User', id: 'usr_0001', notices: [notice] };
  return answer(200, { data: { currentUser } });
};
const noUser = answer(200, { data: { currentUser: null } });
const broken = answer(200, { data: { currentUser: { __typename: 'User', id: 'usr_0001' } } });

/** Returns the value of each render. */
function probeNotices() {
  const seen: Read<readonly string[]>[] = [];
  function Probe() {
    seen.push(
      useRead(NoticesDocument, {
        select: ({ currentUser }) => currentUser?.notices.map(({ id }) => id),
      }),
    );
    return null;
  }
  const now = () => seen.at(-1);
  return { seen, Probe, now };
}

test('a read has a value, is loading or has a problem, also during a refetch', async () => {
  const { seen, Probe, now } = probeNotices();
  const again = () => act(async () => settle(Promise.resolve(now()?.refetch())));
  api.answers = [broken, noUser, read('not_1'), broken];
  await act(async () => {
    await show(<Probe />);
    await settle(Promise.resolve());
  });
  expect(seen[0]).toMatchObject({ value: null, loading: true, problem: null });
  const unknown = { kind: 'unknown-outcome' };
  expect(now()).toMatchObject({ value: null, loading: false, problem: unknown });
  expect(await again()).toBeNull();
  expect(now()).toMatchObject({ value: null, loading: false, problem: { kind: 'failed' } });
  expect(await again()).toEqual(['not_1']);
  expect(now()).toMatchObject({ value: ['not_1'], loading: false, problem: null });
  expect(await again()).toBeNull();
  expect(now()).toMatchObject({ value: null, loading: false, problem: unknown });
});

test('a failed refetch in the background keeps the value; one after a change does not', async () => {
  const { Probe, now } = probeNotices();
  const ask = (background: boolean) =>
    act(async () => settle(Promise.resolve(now()?.refetch({ background }))));
  api.answers = [read('not_1'), broken, broken, read('not_2')];
  api.answers.push(broken, broken, read('not_3'));
  await act(async () => {
    await show(<Probe />);
    await settle(Promise.resolve());
  });
  for (const _ of ['once', 'twice']) {
    expect(await ask(true)).toBeNull();
    expect(now()).toMatchObject({ value: ['not_1'], loading: false, problem: null });
  }
  expect(await ask(true)).toEqual(['not_2']);
  expect(now()).toMatchObject({ value: ['not_2'], problem: null });
  expect(await ask(false)).toBeNull();
  expect(now()).toMatchObject({ value: null, problem: { kind: 'unknown-outcome' } });
  // The value is stale after the change, and a failed poll doesn't help.
  expect(await ask(true)).toBeNull();
  expect(now()?.value).toBeNull();
  expect(await ask(true)).toEqual(['not_3']);
  expect(now()).toMatchObject({ value: ['not_3'], problem: null });
});
