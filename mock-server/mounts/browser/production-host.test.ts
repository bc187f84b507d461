import { describe, expect, test } from 'vitest';
import { portalConfig } from '../portal-config';
import { productionHost } from './production-host';

const DEPLOYMENT = {
  ...portalConfig('https://api.example.com'),
  identity: { domain: 'login.example.com', clientId: 'c', audience: 'a' },
};

const at = (hostname: string, answer: unknown) =>
  productionHost({
    hostname,
    origin: `https://${hostname}`,
    folder: '',
    fetch: (path) => {
      expect(path).toBe('/config.json');
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
    },
  });

describe('a deployment with the mock', () => {
  test.each([
    ['serves the configuration of a deployment', 'apply.example.com', DEPLOYMENT],
    [
      'is on the list of its own configuration',
      'APPLY.example.com',
      { mock: true, productionHosts: ['apply.example.com'] },
    ],
    ['is below one on the list', 'x.example.com', { productionHosts: ['Example.com'] }],
  ])('refuses a host that %s', async (_, hostname, answer) => {
    const refused = await at(hostname, answer);
    expect(refused?.title).toBe('This copy must not run here');
    expect(refused?.detail).toContain('Put the production build here');
  });

  test.each([
    ['its own configuration', { mock: true, productionHosts: [] }],
    ['another production host', { mock: true, productionHosts: ['apply.example.com', 7] }],
    ['the configuration of portal serve', portalConfig('https://demo.example.com')],
    ['a page for any path', new Response('<!doctype html>')],
    ['nothing', new Response(null, { status: 404 })],
    ['no object', 'mock'],
    ['no answer', new TypeError('offline')],
  ])('runs on a host with %s', async (_, answer) => {
    expect(await at('demo.example.com', answer)).toBeNull();
    // A different name with the same ending.
    expect(await at('notapply.example.com', answer === null ? null : 'x')).toBeNull();
  });

  test('runs on localhost without a request', async () => {
    for (const hostname of ['localhost', 'w-1.localhost', '127.0.0.1']) {
      expect(await at(hostname, new Error('asked'))).toBeNull();
    }
  });
});
