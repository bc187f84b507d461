import { vi } from 'vitest';
import { installConfiguration } from '../../configuration/install-configuration';

export const MEDIA_TYPES = ['application/json', 'application/graphql-response+json'] as const;

export const USER = {
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

export type Answer = () => Promise<Response>;

export interface SentRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
  readonly redirect: RequestRedirect | undefined;
}

export function answer(status: number, body: unknown, type: string = MEDIA_TYPES[0]): Answer {
  return async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
}

export const signedIn = answer(200, { data: { currentUser: USER } });

export function configure(proxy: string | null = 'https://proxy.portal.test'): void {
  installConfiguration({
    api: { direct: 'https://api.portal.test', proxy, path: '/graphql' },
    identity: { domain: 'id.portal.test', clientId: 'portal-client', audience: 'api' },
    filesHost: 'https://files.portal.test',
  });
}

/** Returns the listed responses in order, then a signed-in user. */
export function stubApi(): { answers: Answer[]; readonly requests: SentRequest[] } {
  const api = { answers: [] as Answer[], requests: [] as SentRequest[] };
  vi.useFakeTimers();
  localStorage.clear();
  configure();
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body: unknown = JSON.parse(String(init.body));
    const { signal = null, redirect } = init;
    api.requests.push({ url, headers: new Headers(init.headers), body, signal, redirect });
    return (api.answers.shift() ?? signedIn)();
  });
  return api;
}

export function restoreApi(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Waits while a minute passes on the fake clock. */
export async function settle<T>(promise: Promise<T>): Promise<T> {
  const [result] = await Promise.all([promise, vi.advanceTimersByTimeAsync(60_000)]);
  return result;
}
