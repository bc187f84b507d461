import type { Configuration } from '../services/configuration/schema';
import { LIMITS } from '../catalogue/limits';

export interface ServiceCheck {
  readonly name: string;
  readonly address: string;
  readonly state: 'ok' | 'problem';
  readonly found: string;
  /** Response time, ms. */
  readonly took: number;
}

interface Service {
  readonly name: string;
  readonly address: string;
  /** Throws if the response is wrong. */
  ask(signal: AbortSignal): Promise<string>;
}

async function checkDataApi(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  const isGraphQl =
    typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
  if (isGraphQl) return `answers GraphQL, HTTP ${String(response.status)}`;
  throw new Error(`answers HTTP ${String(response.status)}, and not as a GraphQL server does`);
}

async function checkKeys(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  const answer: unknown = await response.json().catch(() => null);
  const keys =
    typeof answer === 'object' && answer !== null && 'keys' in answer ? answer.keys : null;
  if (response.ok && Array.isArray(keys)) return `${String(keys.length)} signing keys`;
  throw new Error(`answers HTTP ${String(response.status)}, without signing keys`);
}

/** In no-cors mode: the response can't be read. */
async function checkAnyResponse(address: string, signal: AbortSignal): Promise<string> {
  await fetch(address, { mode: 'no-cors', signal });
  return 'answers';
}

function servicesOf({ api, identity, analytics, telemetry }: Configuration): readonly Service[] {
  const domain = /^https?:/.test(identity.domain) ? identity.domain : `https://${identity.domain}`;
  const keys = identity.jwksUri ?? `${domain.replace(/\/$/, '')}/.well-known/jwks.json`;
  const graphql = (name: string, base: string): Service => ({
    name,
    address: base + api.path,
    ask: (signal) => checkDataApi(base + api.path, signal),
  });
  const collector = (name: string, address: string | undefined): readonly Service[] =>
    address === undefined
      ? []
      : [{ name, address, ask: (signal) => checkAnyResponse(address, signal) }];
  return [
    graphql('Data API', api.direct),
    ...(api.proxy === null ? [] : [graphql('Tokenizing proxy', api.proxy)]),
    { name: 'Identity provider', address: keys, ask: (signal) => checkKeys(keys, signal) },
    ...collector('Analytics', analytics?.endpoint),
    ...collector('Monitoring', telemetry?.intake),
  ];
}

async function check({ name, address, ask }: Service): Promise<ServiceCheck> {
  const began = performance.now();
  const result = (state: ServiceCheck['state'], found: string): ServiceCheck => ({
    name,
    address,
    state,
    found,
    took: Math.round(performance.now() - began),
  });
  try {
    return result('ok', await ask(AbortSignal.timeout(LIMITS.answer.limitSec * 1000)));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return result('problem', `no answer in ${String(LIMITS.answer.limitSec)} seconds`);
    }
    // A fetch error doesn't say why: down, unknown, CORS or CSP.
    return result(
      'problem',
      error instanceof TypeError
        ? 'cannot be reached from this page: it is down, or its CORS rules or the security policy of this site leave it out'
        : error instanceof Error
          ? error.message
          : String(error),
    );
  }
}

/** In parallel, all services that pages use. */
export function checkServices(configuration: Configuration): Promise<readonly ServiceCheck[]> {
  return Promise.all(servicesOf(configuration).map(check));
}
