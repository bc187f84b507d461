// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installConfiguration } from '../../../services/configuration/install-configuration';
import { portalConfig } from '../../../../mock-server/mounts/portal-config';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { storeSession } from '../../../services/session/session';
import { CHANNEL_PARAMETER, FRAME_APP } from '../../../services/payment-frame/channel';
import { useCardFrame, type CardFrameState } from './use-card-frame';

vi.mock('../../../shell/navigation/use-navigation', () => ({
  useNavigation: () => ({ pathOf: (screen: string) => `/${screen}` }),
  withQuery: (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query).toString()}`,
}));

const seen = vi.fn<(state: CardFrameState) => void>();
const onCard = (): void => undefined;

function Page({ shown }: { readonly shown: boolean }) {
  const state = useCardFrame({ shown, onCard });
  const { frame } = state;
  useEffect(() => seen(state));
  return shown ? <iframe ref={frame} title="Secure card payment" /> : null;
}

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

function now(): CardFrameState {
  const [state] = seen.mock.lastCall ?? [];
  if (state === undefined) throw new Error('Nothing was rendered');
  return state;
}

/** Shows or removes the frame; returns a mock of its `postMessage`. */
function show(shown: boolean) {
  act(() => root.render(<Page shown={shown} />));
  const { contentWindow } = place.querySelector('iframe') ?? {};
  return contentWindow ? vi.spyOn(contentWindow, 'postMessage') : null;
}

function post(type: string, origin = window.location.origin): void {
  const channel = new URL(now().address, 'http://portal.test').searchParams.get(CHANNEL_PARAMETER);
  const event = new MessageEvent('message', {
    data: { app: FRAME_APP, channel, type },
    origin,
    source: place.querySelector('iframe')?.contentWindow ?? null,
  });
  act(() => void window.dispatchEvent(event));
}

const CONFIGURATION = portalConfig('https://api.example.com');
const CARDS = 'https://cards.example.com';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  installConfiguration(CONFIGURATION);
});
afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

test('a submit waits until the frame is ready', () => {
  const sent = show(true);
  act(() => now().submit());
  expect(sent).not.toHaveBeenCalled();
  expect(now().phase).toBe('queued');
  post('ready');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(now().phase).toBe('ready');
});

test('each message of the frame sets its phase', () => {
  show(true);
  expect(now().phase).toBe('loading');
  for (const [message, phase] of [
    ['ready', 'ready'],
    ['busy', 'exchanging'],
    ['refused', 'ready'],
    ['session-ended', 'ended'],
  ] as const) {
    post(message);
    expect(now().phase).toBe(phase);
  }
});

test("a frame that isn't ready in time is missing until it is reloaded", () => {
  vi.useFakeTimers();
  show(true);
  act(() => now().submit());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(now().phase).toBe('missing');
  act(() => now().submit());
  expect(now().phase).toBe('missing');
  const { address } = now();
  act(() => now().reload());
  expect(now().phase).toBe('loading');
  expect(now().address).not.toBe(address);
  vi.useRealTimers();
});

test('a frame that is removed during the exchange leaves nothing pending', () => {
  show(true);
  post('ready');
  post('busy');
  expect(now().phase).toBe('exchanging');
  show(false);
  expect(now().phase).toBe('loading');
  const sent = show(true);
  act(() => now().submit());
  expect(sent).not.toHaveBeenCalled();
});

test('a frame on its own origin gets the session when it asks for it and when the session is renewed', () => {
  localStorage.setItem(STORAGE_KEYS.colorScheme, 'dark');
  act(() => root.render(null));
  act(() => storeSession({ accessToken: 'token-1', expiresIn: 3600 }));
  const own = show(true);
  // A changed color scheme doesn't reload the frame, which would clear its fields.
  localStorage.removeItem(STORAGE_KEYS.colorScheme);
  // On our origin the frame reads the session itself.
  post('hello');
  expect(own).not.toHaveBeenCalled();
  show(false);

  installConfiguration({
    ...CONFIGURATION,
    cardFrame: { origin: CARDS, pages: [window.location.origin] },
  });
  const sent = show(true);
  expect(now().address).toMatch(
    /^https:\/\/cards\.example\.com\/payment-frame\?channel=[0-9a-f]{32}&page=http%3A%2F%2Flocalhost.*&color-scheme=dark&/,
  );
  act(() => storeSession({ accessToken: 'token-2', expiresIn: 3600 }));
  for (const origin of [window.location.origin, 'https://evil.example', 'null']) {
    post('hello', origin);
  }
  expect(sent).not.toHaveBeenCalled();
  post('hello', CARDS);
  const session = { app: FRAME_APP, type: 'session', expiresIn: expect.any(Number) as number };
  expect(sent?.mock.calls).toEqual([
    [expect.objectContaining({ ...session, accessToken: 'token-2' }), CARDS],
  ]);
  act(() => storeSession({ accessToken: 'token-3', expiresIn: 3600 }));
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ ...session, accessToken: 'token-3' }),
    CARDS,
  );
});

test('an expired session is not handed to the frame', () => {
  act(() => root.render(null));
  act(() => storeSession({ accessToken: 'token-1', expiresIn: 0 }));
  installConfiguration({
    ...CONFIGURATION,
    cardFrame: { origin: CARDS, pages: [window.location.origin] },
  });
  const sent = show(true);
  post('hello', CARDS);
  expect(sent).not.toHaveBeenCalled();
});
