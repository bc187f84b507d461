import { afterEach, describe, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { fetchConfiguration } from './configuration';
import { ConfigurationError } from './configuration-error';
import { parseConfiguration } from './schema';

/** As in a production build. */
function problems(change: Record<string, unknown>): readonly string[] {
  vi.stubEnv('DEV', false);
  try {
    parseConfiguration({ ...portalConfig('https://api.example.com'), ...change });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('http addresses', () => {
  const { api, identity } = portalConfig('https://api.example.com');

  test.each([
    [{ api: { ...api, direct: 'http://api.example.com' } }, 'api.direct'],
    [{ api: { ...api, proxy: 'http://vault.example.com' } }, 'api.proxy'],
    [{ api: { ...api, direct: 'http://127.0.0.1.example.com' } }, 'api.direct'],
    [{ identity: { ...identity, domain: 'http://login.example.com' } }, 'identity.domain'],
    [{ identity: { ...identity, jwksUri: 'http://login.example.com/k' } }, 'identity.jwksUri'],
    [{ filesHost: 'http://files.example.com' }, 'filesHost'],
  ])('%o is rejected in production', (change, key) => {
    expect(problems(change)).toEqual([`${key}: must start with https://`]);
  });

  test('are accepted on this machine, and at the origin of an http page', () => {
    expect(problems(portalConfig('http://127.0.0.1:4000'))).toEqual([]);
    expect(problems(portalConfig('http://t-1.localhost:4000'))).toEqual([]);
    vi.stubGlobal('location', { origin: 'http://192.168.1.7:4000' });
    expect(problems(portalConfig('http://192.168.1.7:4000'))).toEqual([]);
    expect(problems(portalConfig('http://192.168.1.8:4000'))).not.toEqual([]);
  });

  test('are accepted in development', () => {
    expect(() => parseConfiguration(portalConfig('http://api.example.com'))).not.toThrow();
  });
});

test('a host that responds with a page has no configuration', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ),
  );
  await expect(fetchConfiguration()).rejects.toThrow('the host answers with a page');
});

test('addresses of a separate card origin must use https', () => {
  const pages = ['https://apply.example.com'];
  expect(problems({ cardFrame: { origin: 'https://cards.example.com', pages } })).toEqual([]);
  expect(problems({ cardFrame: { origin: 'http://cards.example.com', pages } })).toEqual([
    'cardFrame.origin: must start with https://',
  ]);
  expect(
    problems({ cardFrame: { origin: 'https://cards.example.com', pages: ['apply'] } }),
  ).toContain('cardFrame.pages.0: must be a whole address, such as https://api.example.com');
});
