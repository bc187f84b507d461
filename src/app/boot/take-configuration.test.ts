// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';

const RIGHT = portalConfig('https://api.example.com');
const WRONG = { ...RIGHT, api: { ...RIGHT.api, path: 'graphql' } };
const UNREADABLE = { ...RIGHT, filesHost: 7 };

async function take(config: unknown, root: string, path = '/home') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  document.body.innerHTML = root;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)));
  const { takeConfiguration } = await import('./take-configuration');
  const { checkedConfiguration, configuration } =
    await import('../../services/configuration/configuration');
  const { noteFirstScreen } = await import('../../shell/screen/first-screen');
  return { took: takeConfiguration(), checkedConfiguration, configuration, noteFirstScreen };
}

const EMPTY = '<div id="root"></div>';

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['an empty page', EMPTY, WRONG, '/home'],
  ['the sign-in, which cannot even begin with it,', EMPTY, UNREADABLE, '/login'],
  [
    'the sign-in, where it cannot tell whether this is the host of the card fields,',
    EMPTY,
    { ...RIGHT, cardFrame: { origin: 'cards.example.com', pages: [] } },
    '/login?returnTo=%2Fhome',
  ],
  [
    'the sign-in, where it cannot tell which pages show the card fields,',
    EMPTY,
    { ...RIGHT, cardFrame: { origin: 'https://cards.example.com', pages: 'apply' } },
    '/login?returnTo=%2Fhome',
  ],
])('an invalid configuration prevents %s from starting', async (_name, root, config, path) => {
  const { took } = await take(config, root, path);
  await expect(took).rejects.toThrow('The configuration cannot be used');
});

test('sign-in starts before its configuration is checked, then reports problems', async () => {
  const { took, checkedConfiguration, configuration, noteFirstScreen } = await take(
    WRONG,
    EMPTY,
    '/login',
  );
  await took;
  expect(configuration()).toMatchObject({ hosts: {}, crawling: true });
  const checked = checkedConfiguration();
  noteFirstScreen();
  await expect(checked).rejects.toThrow('api.path: must start with /');
});

test('at sign-in, signed-in users wait for the configuration check', async () => {
  window.localStorage.setItem(STORAGE_KEYS.accessToken, 'token');
  window.localStorage.setItem(STORAGE_KEYS.expiresAt, String(Date.now() + 3_600_000));
  const { took } = await take(WRONG, EMPTY, '/login');
  await expect(took).rejects.toThrow('The configuration cannot be used');
});

test('sign-in has its complete configuration after the check', async () => {
  const { took, checkedConfiguration, noteFirstScreen } = await take(RIGHT, EMPTY, '/login');
  await took;
  noteFirstScreen();
  expect(await checkedConfiguration()).toMatchObject({
    taxIdPolicy: RIGHT.taxIdPolicy ?? 'standard',
  });
});

test("the host name's brand is requested before the configuration is checked", async () => {
  const loadBrand = vi.fn<(id: string) => Promise<never>>(() =>
    Promise.reject(new Error('No such file')),
  );
  vi.doMock('../../programs/registry', async (original) => ({ ...(await original()), loadBrand }));
  const { took } = await take({ ...WRONG, hosts: { localhost: 'trovy' } }, EMPTY);
  await expect(took).rejects.toThrow('The configuration cannot be used');
  expect(loadBrand.mock.calls).toEqual([['trovy']]);
  vi.doUnmock('../../programs/registry');
});
