// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { CARD_PAGE } from '../../catalogue/security-policy';
import { installConfiguration } from '../configuration/install-configuration';
import { clearSession, readAccessToken } from '../session/session';
import { FRAME_APP } from './channel';
import { enterCardHost } from './enter-card-host';
import { takeSession } from './take-session';

const PAGE = 'https://apply.example.com';
const CHANNEL = '0123456789abcdef0123456789abcdef';
const SESSION = {
  app: FRAME_APP,
  channel: CHANNEL,
  type: 'session',
  accessToken: 'header.body.signature',
  expiresIn: 3600,
};
const around = { postMessage: vi.fn<(message: unknown, target: string) => void>() };
const parent = around as unknown as Window;

function showFrame({
  page = PAGE,
  channel = CHANNEL,
  path = String(CARD_PAGE),
  more = '',
} = {}): void {
  const query = `channel=${channel}&page=${encodeURIComponent(page)}${more}`;
  history.replaceState(null, '', `${path}?${query}`);
}

const hear = (change: object = {}, data: unknown = SESSION) => {
  const properties = { data, origin: PAGE, source: around, ...change };
  const event = new Event('message');
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  installConfiguration({
    ...portalConfig('https://api.example.com'),
    cardFrame: { origin: window.location.origin, pages: [PAGE, 'https://other.example.com'] },
  });
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  clearSession();
  vi.useRealTimers();
  around.postMessage.mockClear();
});

test("the parent page's session is requested at its origin and ends with the frame", async () => {
  showFrame();
  const taken = takeSession({ parent, top: parent });
  expect(around.postMessage.mock.calls).toEqual([
    [{ app: FRAME_APP, channel: CHANNEL, type: 'hello' }, PAGE],
  ]);
  hear();
  expect(await taken).toBe(true);
  expect(readAccessToken()).toBe(SESSION.accessToken);
  // The session was renewed.
  hear({}, { ...SESSION, accessToken: 'renewed' });
  expect(readAccessToken()).toBe('renewed');
  // The back/forward cache restores it with its parent page, which doesn't send the session again.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(readAccessToken()).toBe('renewed');
  window.dispatchEvent(new Event('pagehide'));
  expect(readAccessToken()).toBeNull();
});

test('other messages change nothing, and after a timeout nothing is shown', async () => {
  showFrame();
  const taken = takeSession({ parent, top: parent });
  hear({ origin: 'https://evil.example' });
  hear({ origin: 'https://other.example.com' });
  hear({ origin: 'null' });
  hear({ source: window });
  hear({ source: null });
  for (const data of [
    { ...SESSION, channel: 'f'.repeat(32) },
    { ...SESSION, type: 'submit' },
    { ...SESSION, accessToken: 'two words' },
    { ...SESSION, expiresIn: 0 },
    { ...SESSION, expiresIn: 1e12 },
    { ...SESSION, more: true },
    'session',
    null,
  ]) {
    hear({}, data);
  }
  expect(readAccessToken()).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(await taken).toBe(false);
});

test.each([
  ['a page that is not listed', { page: 'https://evil.example' }],
  ['a page that only begins alike', { page: `${PAGE}.evil.example` }],
  ['no channel', { channel: 'none' }],
  ['another path of this host', { path: '/login' }],
])('nothing is requested if there is %s', async (_, place) => {
  showFrame(place);
  expect(await takeSession({ parent, top: parent })).toBe(false);
  hear();
  expect(around.postMessage).not.toHaveBeenCalled();
  expect(readAccessToken()).toBeNull();
});

test('nothing is requested without a parent, or with a page in between', async () => {
  showFrame();
  expect(await takeSession()).toBe(false);
  expect(await takeSession({ parent, top: window })).toBe(false);
  expect(around.postMessage).not.toHaveBeenCalled();
});

test.each([
  ['is shown as the page that handed its session over was chosen to be', 'dark', true, 'dark'],
  ['is not shown as nobody can choose', 'sepia', true, undefined],
  ['keeps nothing of a link', 'dark', false, undefined],
])('the host of the card fields %s', async (_, scheme, isOurs, shown) => {
  showFrame({ more: `&color-scheme=${scheme}` });
  const entered = enterCardHost({ parent, top: isOurs ? parent : window });
  if (isOurs) hear();
  expect((await entered) === null).toBe(isOurs);
  expect(document.documentElement.dataset['colorScheme']).toBe(shown);
  expect(localStorage.getItem(STORAGE_KEYS.colorScheme)).toBe(shown ?? null);
  localStorage.removeItem(STORAGE_KEYS.colorScheme);
  delete document.documentElement.dataset['colorScheme'];
});

test('a page with a frame from the same origin is a configuration error', async () => {
  installConfiguration({
    ...portalConfig('https://api.example.com'),
    cardFrame: { origin: window.location.origin, pages: [`${window.location.origin}/`] },
  });
  await expect(enterCardHost()).rejects.toThrow('must not name cardFrame.origin');
});

test('other hosts of the deployment start normally', async () => {
  installConfiguration({
    ...portalConfig('https://api.example.com'),
    cardFrame: { origin: 'https://cards.example.com', pages: [window.location.origin] },
  });
  expect(await enterCardHost()).toBeNull();
});
