// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';

const HOST = 'apply.example.com';
const AT = 'https://outside.example.com/scripts/';
const LOGIN = { path: '/login', flow: 'home' } as const;

async function loadPage(change: object = {}) {
  vi.resetModules();
  const { installConfiguration } = await import('../configuration/install-configuration');
  installConfiguration({
    ...portalConfig('https://outside.example.com'),
    productionHost: HOST,
    ...change,
  });
  const { storeConsent } = await import('../consent/consent');
  return {
    storeConsent,
    ...(await import('./scripts')),
    ...(await import('./scripts')),
    ...(await import('./consent-mode')),
  };
}

const openAt = (hostname: string) => jsdom.reconfigure({ url: `https://${hostname}/` });
const scripts = () => [...document.querySelectorAll('script')];
const loaded = () => scripts().map(({ src }) => src.replace(AT, ''));

const NOTHING = { functional: false, performance: false };
const FUNCTIONAL = { functional: true, performance: false };
const PERFORMANCE = { functional: false, performance: true };
const ALL = { functional: true, performance: true };

beforeEach(() => {
  openAt(HOST);
  localStorage.clear();
  localStorage.setItem('development_tracking', 'true');
  document.head.innerHTML = '';
  delete window.dataLayer;
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [null, []],
  [NOTHING, []],
  [FUNCTIONAL, ['fingerprint.js', 'chat.js']],
  [PERFORMANCE, ['tag-manager.js']],
  [ALL, ['fingerprint.js', 'chat.js', 'tag-manager.js']],
])('the choice %o loads the scripts %o, once each', async (choice, expected) => {
  const { loadScripts, storeConsent } = await loadPage();
  if (choice !== null) storeConsent(choice);
  loadScripts(LOGIN);
  loadScripts({ ...LOGIN, path: '/login/sign-up' });
  expect(loaded()).toEqual(expected);
  // Hosts of scripts learn the site's origin, not the page.
  expect(scripts().filter(({ referrerPolicy }) => referrerPolicy !== 'origin')).toEqual([]);
});

test("the chat isn't loaded in an iframe", async () => {
  const { loadScripts, storeConsent } = await loadPage();
  storeConsent(ALL);
  vi.stubGlobal('self', {});
  loadScripts(LOGIN);
  expect(loaded()).toEqual(['fingerprint.js', 'tag-manager.js']);
});

test("scripts that aren't configured aren't loaded", async () => {
  const { loadScripts, storeConsent } = await loadPage({ scripts: undefined });
  storeConsent(ALL);
  loadScripts(LOGIN);
  expect(loaded()).toEqual([]);
});

describe('the tag manager', () => {
  test.each([
    ['on the production host', HOST, LOGIN, true],
    ['nowhere else', 'staging.example.com', LOGIN, false],
    ['not on a host below it', `x.${HOST}`, LOGIN, false],
    [
      'not in a cash application',
      HOST,
      { path: '/app/cash-secured/credit-line', flow: 'cash' },
      false,
    ],
    ['nor by its other path', HOST, { path: '/app/credit-line', flow: 'cash' }, false],
    ['nor on the way to one', HOST, { path: '/login-callback', flow: 'cash' }, false],
    ['at the sign-in of that flow', HOST, { path: '/login', flow: 'cash' }, true],
    ['in the other flows', HOST, { path: '/app/homelight/offer', flow: 'home' }, true],
  ] as const)('loads: %s', async (_, hostname, place, expected) => {
    openAt(hostname);
    const { loadScripts, storeConsent } = await loadPage();
    storeConsent(PERFORMANCE);
    loadScripts(place);
    expect(loaded()).toEqual(expected ? ['tag-manager.js'] : []);
  });

  test('loads on any host with the local flag, but only if allowed', async () => {
    openAt('localhost');
    localStorage.setItem('tagManagerEnabled', 'true');
    const place = { path: '/app/cash-secured/credit-line', flow: 'cash' } as const;
    const { loadScripts, storeConsent } = await loadPage();
    loadScripts(place);
    expect(loaded()).toEqual([]);
    storeConsent(PERFORMANCE);
    loadScripts(place);
    expect(loaded()).toEqual(['tag-manager.js']);
  });
});

test('in development nothing loads unless tracking is enabled', async () => {
  localStorage.setItem('development_tracking', 'false');
  const quiet = await loadPage();
  quiet.storeConsent(ALL);
  quiet.loadScripts(LOGIN);
  expect(loaded()).toEqual([]);
});

test("a failed script is logged with the specification's message, without other effects", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loadScripts, storeConsent } = await loadPage();
  storeConsent(FUNCTIONAL);
  loadScripts(LOGIN);
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  loadScripts(LOGIN);
  expect(loaded()).toHaveLength(2);
  expect(error.mock.calls).toEqual([
    ['[portal] Failed to load script', {}],
    ['[portal] Failed to load script', {}],
  ]);
});

test('performance controls seven consent-mode keys, denied by default', async () => {
  const { CONSENT_MODE_KEYS, loadScripts, storeConsent } = await loadPage();
  const commands = () =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  const all = (state: string) => Object.fromEntries(CONSENT_MODE_KEYS.map((key) => [key, state]));
  expect(CONSENT_MODE_KEYS).toHaveLength(7);
  loadScripts(LOGIN);
  storeConsent(FUNCTIONAL);
  loadScripts(LOGIN);
  expect(commands()).toEqual([['consent', 'default', all('denied')]]);
  storeConsent(ALL);
  loadScripts(LOGIN);
  loadScripts(LOGIN);
  storeConsent(NOTHING);
  loadScripts(LOGIN);
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', all('granted')],
    ['consent', 'update', all('denied')],
  ]);
  // Tag managers only accept `arguments` objects.
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});
