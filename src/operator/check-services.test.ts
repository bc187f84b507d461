import { afterEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { parseConfiguration } from '../services/configuration/schema';
import { checkServices } from './check-services';

const CONFIGURATION = parseConfiguration(portalConfig('https://outside.example.com'));

type Answer = () => Response | Promise<Response>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const ALL_WELL: Readonly<Record<string, Answer>> = {
  '/graphql': () => json({ data: { __typename: 'Query' } }),
  '/secure/graphql': () => json({ errors: [{ message: 'Unauthorized' }] }, 401),
  '/idp/.well-known/jwks.json': () => json({ keys: [{ kid: 'a' }, { kid: 'b' }] }),
  '/events': () => new Response(null, { status: 405 }),
  '/telemetry': () => new Response('', { status: 404 }),
};

async function found(replaced: Readonly<Record<string, Answer>>) {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve({ ...ALL_WELL, ...replaced }[new URL(address).pathname]?.()),
  );
  const checks = await checkServices(CONFIGURATION);
  return Object.fromEntries(checks.map(({ name, state, found: said }) => [name, [state, said]]));
}

afterEach(() => vi.unstubAllGlobals());

test('every service responds correctly', async () => {
  expect(await found({})).toEqual({
    'Data API': ['ok', 'answers GraphQL, HTTP 200'],
    'Tokenizing proxy': ['ok', 'answers GraphQL, HTTP 401'],
    'Identity provider': ['ok', '2 signing keys'],
    Analytics: ['ok', 'answers'],
    Monitoring: ['ok', 'answers'],
  });
});

test('keys are read from the configured address, otherwise from discovery', async () => {
  const request = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(json({ keys: [] })),
  );
  vi.stubGlobal('fetch', request);
  const { identity } = CONFIGURATION;
  const keysOf = async (changes: Partial<typeof identity>) => {
    const checks = await checkServices({ ...CONFIGURATION, identity: { ...identity, ...changes } });
    return checks.find(({ name }) => name === 'Identity provider')?.address;
  };
  const jwksUri = 'https://keys.example.com/jwks';
  expect(await keysOf({ jwksUri })).toBe(jwksUri);
  expect(await keysOf({ jwksUri: undefined, domain: 'login.example.com' })).toBe(
    'https://login.example.com/.well-known/jwks.json',
  );
});

test('each failing service is reported without affecting the others', async () => {
  const result = await found({
    '/graphql': () => new Response('<!doctype html>', { status: 502 }),
    '/secure/graphql': () => Promise.reject(new TypeError('Failed to fetch')),
    '/idp/.well-known/jwks.json': () => json({ error: 'no' }, 404),
    '/telemetry': () => Promise.reject(new DOMException('', 'TimeoutError')),
  });
  expect(result).toEqual({
    'Data API': ['problem', 'answers HTTP 502, and not as a GraphQL server does'],
    'Tokenizing proxy': ['problem', expect.stringContaining('cannot be reached from this page')],
    'Identity provider': ['problem', 'answers HTTP 404, without signing keys'],
    Analytics: ['ok', 'answers'],
    Monitoring: ['problem', 'no answer in 30 seconds'],
  });
});
