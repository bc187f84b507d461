// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import {
  AcceptCreditOfferDocument,
  CurrentUserDocument,
  RejectCreditOfferDocument,
} from '../../contract/generated/documents';
import { installConfiguration } from '../configuration/configuration';
import { createDataClient } from './data-client';

const USER = {
  __typename: 'User',
  id: 'usr_0001',
  firstName: 'Homer',
  lastName: 'Equityson',
  middleName: null,
  phone: null,
  displayName: 'Homer Equityson',
  email: null,
  dob: null,
  referralCode: null,
  annualIncome: null,
  ssnLastFour: null,
  billingAddress: null,
  shippingAddress: null,
  creditApplication: null,
};

const TAX_ID = '666123456';

let answers: (() => Promise<Response>)[] = [];
let requests: { url: string; headers: Headers }[] = [];

function answer(status: number, body: unknown): () => Promise<Response> {
  return async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
}

const signedIn = answer(200, { data: { currentUser: USER } });

function configure(proxy: string | null): void {
  installConfiguration({
    api: { direct: 'https://api.portal.test', proxy, path: '/graphql' },
    identity: { domain: 'id.portal.test', clientId: 'portal-client', audience: 'api' },
    filesHost: 'https://files.portal.test',
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  requests = [];
  localStorage.clear();
  configure('https://proxy.portal.test');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers) });
    return (answers.shift() ?? signedIn)();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function settle<T>(promise: Promise<T>): Promise<T> {
  const [result] = await Promise.all([promise, vi.advanceTimersByTimeAsync(60_000)]);
  return result;
}

describe('retries', () => {
  it.each([500, 502, 503, 504])('tries again after %i, and logs each decision', async (status) => {
    answers = [answer(status, {}), answer(status, {}), signedIn];
    const result = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(result.data?.currentUser?.id).toBe('usr_0001');
    expect(requests).toHaveLength(3);
    expect(vi.mocked(console.info).mock.calls.map(([message]) => message)).toEqual([
      '[portal] Trying again',
      '[portal] Trying again',
    ]);
  });

  it('gives up after five attempts, the waits growing from 300 ms to 10 s at most', async () => {
    const times: number[] = [];
    answers = Array.from({ length: 9 }, () => () => {
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

  it.each([400, 401, 404, 429, 501, 505])('does not try again after %i', async (status) => {
    answers = [answer(status, {})];
    await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(requests).toHaveLength(1);
  });

  it('does not try again when the network fails, and logs that', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(requests).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith('[portal] Network error', {
      userId: null,
      operation: 'currentUser',
      message: 'Failed to fetch',
    });
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
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.portal.test/graphql',
      'https://proxy.portal.test/graphql',
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('says so when a sensitive operation has no proxy', async () => {
    configure(null);
    const variables = { creditApplicationId: 'app_0001', ssnItin: TAX_ID };
    await settle(
      createDataClient().mutate({
        mutation: AcceptCreditOfferDocument,
        variables,
        fetchPolicy: 'no-cache',
      }),
    );
    expect(requests[0]?.url).toBe('https://api.portal.test/graphql');
    expect(vi.mocked(console.warn).mock.calls.map(([message]) => message)).toEqual([
      '[portal] There is no proxy address: not tokenising sensitive fields',
    ]);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain(TAX_ID);
  });

  it('carries the stored token, or an empty value', async () => {
    const client = createDataClient();
    await settle(client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' }));
    localStorage.setItem(STORAGE_KEYS.accessToken, 'token-1');
    await settle(client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' }));
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      '',
      'Bearer token-1',
    ]);
  });
});

describe('errors of answers', () => {
  const refusal = {
    data: { rejectCreditOffer: null },
    errors: [
      {
        message: 'The offer is closed',
        locations: [{ line: 2, column: 3 }],
        path: ['rejectCreditOffer'],
      },
    ],
  };
  const reject = {
    mutation: RejectCreditOfferDocument,
    variables: { creditApplicationId: 'app_0001' },
  };

  it('come with the data, and are logged once a current user is known', async () => {
    const client = createDataClient();
    answers = [answer(200, refusal)];
    const before = await settle(client.mutate(reject));
    expect(before.error?.message).toBe('The offer is closed');
    expect(before.data).toEqual({ rejectCreditOffer: null });
    expect(console.error).not.toHaveBeenCalled();

    await settle(client.query({ query: CurrentUserDocument }));
    answers = [answer(200, refusal)];
    await settle(client.mutate(reject));
    expect(console.error).toHaveBeenCalledWith('[portal] Data error', {
      userId: 'usr_0001',
      operation: 'rejectCreditOffer',
      message: 'The offer is closed',
      locations: [{ line: 2, column: 3 }],
      path: ['rejectCreditOffer'],
    });
  });
});
