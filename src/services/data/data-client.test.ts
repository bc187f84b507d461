// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../catalogue/limits';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { AcceptCreditOfferDocument, CurrentUserDocument } from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { operationProblem } from './operation-error';
import {
  answer,
  configure,
  MEDIA_TYPES,
  restoreApi,
  settle,
  signedIn,
  stubApi,
} from './testing/stub-api';

const TAX_ID = '666123456';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

it('leaves out the Apollo DevTools, which advertise themselves in the console', () => {
  createDataClient();
  expect(window).not.toHaveProperty('__APOLLO_CLIENT__');
});

describe('retries', () => {
  const FAILURES = [500, 502, 503, 504].flatMap((status) =>
    MEDIA_TYPES.map((type) => [status, type] as const),
  );

  it.each(FAILURES)('retries after %i as %s and logs each decision', async (status, type) => {
    const failure = { data: null, errors: [{ message: 'Bad Gateway' }] };
    api.answers = [answer(status, failure, type), answer(status, failure, type), signedIn];
    const result = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(result.data?.currentUser?.id).toBe('usr_0001');
    expect(api.requests).toHaveLength(3);
    expect(vi.mocked(console.info).mock.calls.map(([message]) => message)).toEqual([
      '[portal] Trying again',
      '[portal] Trying again',
    ]);
  });

  it('stop after five attempts, with delays from 300 ms to 10 s', async () => {
    const times: number[] = [];
    api.answers = Array.from({ length: 9 }, () => () => {
      times.push(Date.now());
      return answer(503, {})();
    });
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const result = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(result.error).toBeDefined();
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toHaveLength(4);
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThan(300 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(10_000);
    });
  });

  it.each([400, 401, 404, 429, 501, 505])("don't happen after %i", async (status) => {
    api.answers = [answer(status, {})];
    await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(api.requests).toHaveLength(1);
  });

  it("don't happen after a network failure, which is logged", async () => {
    api.answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(api.requests).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith('[portal] Network error', {
      userId: null,
      operation: 'currentUser',
      message: 'Network Error',
    });
  });

  it.each(MEDIA_TYPES)('log a final failure as a network one by status: %s', async (type) => {
    api.answers = Array.from({ length: 5 }, () =>
      answer(503, { errors: [{ message: 'Down' }] }, type),
    );
    const { error } = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(operationProblem(error)).toEqual({ kind: 'failed' });
    expect(api.requests).toHaveLength(5);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[portal] Network error', expect.objectContaining({ status: 503, userId: null })],
    ]);
  });
});

describe('the time limit', () => {
  it('aborts a call without a response and reports it', async () => {
    api.answers = [() => new Promise(() => undefined)];
    const { error } = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(error?.message).toBe(`timeout exceeded after ${LIMITS.answer.limitSec} s`);
    expect(operationProblem(error)).toEqual({ kind: 'unknown-outcome' });
    expect(api.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

describe('addresses and authorization', () => {
  it('sends ordinary operations to the direct address and sensitive ones to the proxy', async () => {
    const client = createDataClient();
    await settle(client.query({ query: CurrentUserDocument }));
    await settle(
      client.mutate({
        mutation: AcceptCreditOfferDocument,
        variables: { creditApplicationId: 'app_0001' },
      }),
    );
    expect(api.requests.map(({ url }) => url)).toEqual([
      'https://api.portal.test/graphql',
      'https://proxy.portal.test/graphql',
    ]);
    // A redirect would forward the body with its tax ID.
    expect(api.requests.map(({ redirect }) => redirect)).toEqual(['error', 'error']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('reports a missing proxy for a sensitive operation', async () => {
    configure(null);
    const variables = { creditApplicationId: 'app_0001', ssnItin: TAX_ID };
    await settle(
      createDataClient().mutate({
        mutation: AcceptCreditOfferDocument,
        variables,
        fetchPolicy: 'no-cache',
      }),
    );
    expect(api.requests[0]?.url).toBe('https://api.portal.test/graphql');
    expect(vi.mocked(console.warn).mock.calls.map(([message]) => message)).toEqual([
      '[portal] There is no proxy address: not tokenising sensitive fields',
    ]);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain(TAX_ID);
  });

  it('sends the stored token, or an empty value', async () => {
    const client = createDataClient();
    await settle(client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' }));
    localStorage.setItem(STORAGE_KEYS.accessToken, 'token-1');
    await settle(client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' }));
    expect(api.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      '',
      'Bearer token-1',
    ]);
  });
});

describe('the body of a request', () => {
  it('contains exactly query, operation name and variables', async () => {
    await settle(createDataClient().query({ query: CurrentUserDocument }));
    const [request] = api.requests;
    expect(request?.body).toEqual({
      query: expect.stringContaining('query currentUser'),
      operationName: 'currentUser',
      variables: {},
    });
  });
});
