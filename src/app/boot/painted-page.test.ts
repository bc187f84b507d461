// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { readCookie } from '../../services/storage/cookies';

/** What the portal makes of a page that came painted in the brand of the host name. */
async function comesTo(address: string, at: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root" data-painted="home_light" data-at="${at}"></div>`;
  const { installConfiguration } =
    await import('../../services/configuration/install-configuration');
  installConfiguration(portalConfig('https://api.example.com'));
  const { notePlainPage, showsAlready } = await import('./painted-page');
  notePlainPage('home_light');
  const shows = showsAlready('home_light');
  const { pathname, search } = window.location;
  return { shows, address: pathname + search, plain: readCookie('plain_page') };
}

const SIGN_IN = '/login?returnTo=%2F';

afterEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = '';
});

test.each([
  ['/login', '/login', '/login', true],
  ['/', SIGN_IN, SIGN_IN, true],
  ['/quick-appraisal', '/quick-appraisal', '/quick-appraisal', true],
  // Sent by a server that looks at less of the address than it should.
  ['/login?program=trovy', '/login', '/login?program=trovy', false],
  ['/?program=trovy', SIGN_IN, '/?program=trovy', false],
  ['/app/quick-appraisal', '/quick-appraisal', '/app/quick-appraisal', false],
])('at %s, painted for %s, the page stands at %s: %s', async (asked, at, address, shows) => {
  expect(await comesTo(asked, at)).toEqual({ shows, address, plain: null });
});

test('whoever is signed in is not led to the sign-in that came painted', async () => {
  window.localStorage.setItem(STORAGE_KEYS.accessToken, 'token');
  window.localStorage.setItem(STORAGE_KEYS.expiresAt, String(Date.now() + 3_600_000));
  expect(await comesTo('/', SIGN_IN)).toEqual({ shows: false, address: '/', plain: '1' });
});

test('whoever keeps items in this browser sees them above the first question: no page of everybody’s', async () => {
  window.localStorage.setItem(STORAGE_KEYS.addItemSignUp, '[]');
  expect(await comesTo('/quick-appraisal', '/quick-appraisal')).toMatchObject({
    shows: false,
    plain: '1',
  });
});
