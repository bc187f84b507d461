// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticesDocument, RejectCreditOfferDocument } from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { answer, restoreApi, settle, stubApi } from './testing/stub-api';
import { announceSession } from '../session/session-version';
import { readAhead } from './read-ahead';
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

test('of two presses one is sent; the next one is, once the first has its answer', async () => {
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
const nobody = answer(200, { data: { currentUser: null } });
const broken = answer(200, { data: { currentUser: { __typename: 'User', id: 'usr_0001' } } });

/** A page that reads notices, and what it was given each time it was drawn. */
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

test('what is read has a value, is loading or has a problem, also when it is read again', async () => {
  const { seen, Probe, now } = probeNotices();
  const again = () => act(async () => settle(Promise.resolve(now()?.refetch())));
  api.answers = [broken, nobody, read('not_1'), broken];
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

test('news that cannot be read leave what is known; what has to be read again does not', async () => {
  const { Probe, now } = probeNotices();
  const ask = (news: boolean) => act(async () => settle(Promise.resolve(now()?.refetch({ news }))));
  api.answers = [read('not_1'), broken, nobody, read('not_2')];
  api.answers.push(broken, read('not_2'), broken, broken, read('not_3'));
  await act(async () => {
    await show(<Probe />);
    await settle(Promise.resolve());
  });
  for (const _ of ['broken', 'nobody']) {
    expect(await ask(true)).toBeNull();
    expect(now()).toMatchObject({ value: ['not_1'], loading: false, problem: null });
  }
  expect(await ask(true)).toEqual(['not_2']);
  expect(now()).toMatchObject({ value: ['not_2'], problem: null });
  // What was read for one session is nothing for the next.
  act(() => announceSession());
  expect(await ask(true)).toBeNull();
  expect(now()?.value).toBeNull();
  expect(await ask(true)).toEqual(['not_2']);
  expect(await ask(false)).toBeNull();
  expect(now()).toMatchObject({ value: null, problem: { kind: 'unknown-outcome' } });
  // What could not be read after a change is not taken for what is, by news that fail either.
  expect(await ask(true)).toBeNull();
  expect(now()?.value).toBeNull();
  expect(await ask(true)).toEqual(['not_3']);
  expect(now()).toMatchObject({ value: ['not_3'], problem: null });
});

test('what was read ahead is there when its screen is drawn first; whoever comes later asks again', async () => {
  const client = createDataClient();
  const seen: Read<readonly string[]>[] = [];
  function Probe() {
    seen.push(
      useRead(NoticesDocument, {
        select: ({ currentUser }) => currentUser?.notices.map(({ id }) => id),
        fetchPolicy: 'network-only',
      }),
    );
    return null;
  }
  const draw = async (key: string): Promise<void> => {
    seen.length = 0;
    await act(async () =>
      root.render(
        <ApolloProvider client={client}>
          <Probe key={key} />
        </ApolloProvider>,
      ),
    );
    await act(() => settle(Promise.resolve()));
  };
  api.answers = [read('not_1'), read('not_2')];
  await Promise.all([
    readAhead(client, [{ operation: 'notices' }]),
    vi.advanceTimersByTimeAsync(1_000),
  ]);
  await draw('next');
  expect(seen[0]).toMatchObject({ value: ['not_1'], loading: false, problem: null });
  expect(api.requests).toHaveLength(1);
  await draw('later');
  expect(seen.at(-1)).toMatchObject({ value: ['not_2'], loading: false });
  expect(api.requests).toHaveLength(2);
});
