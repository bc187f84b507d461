// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RejectCreditOfferDocument } from '../../contract/generated/documents';
import { ApplicantProvider, useApplicant } from './use-applicant';
import { useOperation } from './use-operation';

type Given = Readonly<Record<string, unknown>> | Error;

const USER = { id: 'usr_0001', firstName: 'Homer' };
const DETAILS = {
  id: 'usr_0001',
  signInMethod: 'EMAIL',
  consents: { sms: true },
  incomeSources: [{ id: 'inc_0001' }],
  creditApplication: { id: 'app_0001' },
};
const LOST = new Error('lost');

let root: Root;
let asked: string[] = [];
/** By operation name; others stay pending. */
let given: Record<string, Given> = {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  asked = [];
  given = { currentUser: { currentUser: USER }, application: { currentUser: DETAILS } };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function createClient() {
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        const answer = given[operationName];
        if (answer === undefined) return;
        if (answer instanceof Error) observer.error(answer);
        else {
          observer.next({ data: answer });
          observer.complete();
        }
      }),
  );
  // The responses are partial, which a cache would reject.
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  return new ApolloClient({
    cache: new InMemoryCache(),
    link,
    defaultOptions: { query: { errorPolicy: 'all' }, watchQuery: options, mutate: options },
  });
}

const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Returns one result per render. */
async function draw<T>(hook: () => T): Promise<{ readonly drawn: T[]; last(): T }> {
  const drawn: T[] = [];
  function Page(): ReactNode {
    drawn.push(hook());
    return null;
  }
  const client = createClient();
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <ApplicantProvider>
          <Page />
        </ApplicantProvider>
      </ApolloProvider>,
    ),
  );
  await wait(10);
  const last = () => {
    const value = drawn.at(-1);
    if (value === undefined) throw new Error('nothing was drawn');
    return value;
  };
  return { drawn, last };
}

describe('useApplicant', () => {
  test('merges both responses', async () => {
    const { drawn, last } = await draw(() => useApplicant());
    expect(drawn[0]).toMatchObject({ value: null, loading: true, problem: null });
    expect(last()).toMatchObject({ loading: false, problem: null });
    expect(last().value).toEqual({
      user: USER,
      signInMethod: 'EMAIL',
      consents: { sms: true },
      incomeSources: [{ id: 'inc_0001' }],
      application: { id: 'app_0001' },
    });
  });

  test('has no application before one exists', async () => {
    const bare = { ...DETAILS, creditApplication: null };
    given['application'] = { currentUser: bare };
    const { last } = await draw(() => useApplicant());
    expect(last().value).toMatchObject({ application: null });
  });

  test.each([
    ['the person', 'currentUser'],
    ['the application', 'application'],
  ])('is loading while %s is pending', async (_, name) => {
    delete given[name];
    const { last } = await draw(() => useApplicant());
    expect(last()).toMatchObject({ value: null, loading: true, problem: null });
  });

  test.each([
    ['currentUser', { currentUser: null }, 'failed'],
    ['application', { currentUser: null }, 'failed'],
    ['currentUser', LOST, 'unknown-outcome'],
    ['application', LOST, 'unknown-outcome'],
  ])('is empty if %s gets %o', async (name, answer, kind) => {
    given[name] = answer;
    const { last } = await draw(() => useApplicant());
    expect(last()).toMatchObject({ value: null, loading: false, problem: { kind } });
  });

  test('refetches both queries', async () => {
    const { last } = await draw(() => useApplicant());
    asked = [];
    await act(() => last().refetch());
    expect(asked.toSorted()).toEqual(['application', 'currentUser']);
  });

  test('is stable between renders', async () => {
    const { drawn, last } = await draw(() => {
      const [, drawAgain] = useState(0);
      return { ...useApplicant(), drawAgain };
    });
    const before = last();
    const times = drawn.length;
    await act(async () => before.drawAgain(1));
    expect(drawn.length).toBeGreaterThan(times);
    expect(last().value).toBe(before.value);
    expect(last().refetch).toBe(before.refetch);
  });
});

describe('useOperation', () => {
  const variables = { creditApplicationId: 'app_0001' };
  const start = () => draw(() => useOperation(RejectCreditOfferDocument));
  const state = ({ running, problem }: ReturnType<typeof useOperation>) => ({ running, problem });
  const IDLE = { running: false, problem: null };

  test('runs to success', async () => {
    given['rejectCreditOffer'] = { rejectCreditOffer: { status: 'OFFER_REJECTED' } };
    const { last } = await start();
    expect(state(last())).toEqual(IDLE);
    const { run, clearProblem } = last();
    const answer = await act(() => run(variables));
    expect(answer.problem).toBeNull();
    expect(state(last())).toEqual(IDLE);
    expect(last().run).toBe(run);
    expect(last().clearProblem).toBe(clearProblem);
  });

  test('reports a failure until it is cleared or retried', async () => {
    // Both the response and the look-up are lost.
    given = { rejectCreditOffer: LOST, application: LOST };
    const { last } = await start();
    const problem = { kind: 'unknown-outcome' };
    const run = () =>
      act(() => Promise.all([last().run(variables), vi.advanceTimersByTimeAsync(60_000)]));
    expect((await run())[0].problem).toEqual(problem);
    expect(state(last())).toEqual({ running: false, problem });
    act(() => last().clearProblem());
    expect(state(last())).toEqual(IDLE);
    await run();
    expect(state(last())).toEqual({ running: false, problem });
    delete given['rejectCreditOffer'];
    act(() => void last().run(variables));
    expect(state(last())).toEqual({ running: true, problem: null });
  });
});
