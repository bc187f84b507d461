import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { createMemoryPersistence } from '../../world/persistence';
import { createWorld } from '../../world/world';
import { portalConfig } from '../portal-config';
import { WORLD_PARTS } from '../world-parts';

afterEach(() => vi.unstubAllGlobals());

test('the mock in a folder responds below that folder', async () => {
  vi.stubGlobal('__FOLDER__', '/demo');
  vi.stubGlobal('location', new URL('https://host.example/demo/login'));
  vi.resetModules();
  const { siteAddress, withoutFolder } = await import('./site-address');
  const world = createWorld({
    persistence: createMemoryPersistence(),
    seed: DEFAULT_SEED,
    ...WORLD_PARTS,
    folder: '/demo',
  });
  const { identity, api } = portalConfig(siteAddress());
  const ask = async (address: string, init?: RequestInit) =>
    world.handle(await withoutFolder(new Request(address, init)));

  const discovery = await ask(`${identity.domain}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: identity.issuer });
  const login = { redirect_uri: 'https://host.example/demo/login-callback' };
  const query = new URLSearchParams({
    client_id: identity.clientId,
    response_type: 'token id_token',
    nonce: 'n',
    prompt: 'none',
    ...login,
  });
  const back = await ask(`${identity.domain}/authorize?${query.toString()}`);
  expect(back.headers.get('location')).toMatch(/^https:\/\/host\.example\/demo\/login-callback#/);

  const data = await ask(api.direct + api.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect(await data.json()).toEqual({ data: { __typename: 'Query' } });
});
