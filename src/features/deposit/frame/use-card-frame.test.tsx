// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANNEL_PARAMETER, FRAME_APP } from '../../../services/payment-frame/channel';
import { useCardFrame, type CardFrameState } from './use-card-frame';

vi.mock('../../../common/navigation/use-navigation', () => ({
  useNavigation: () => ({ pathOf: (screen: string) => `/${screen}` }),
  withQuery: (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query).toString()}`,
}));

let state: CardFrameState;
const sent = vi.fn();
const frameWindow = { postMessage: sent } as unknown as Window;

function Page({ shown }: { readonly shown: boolean }) {
  state = useCardFrame({ shown, onCard: () => undefined });
  (state.frame as { current: unknown }).current = shown ? { contentWindow: frameWindow } : null;
  return null;
}

const root = createRoot(document.createElement('div'));
const show = (shown: boolean) => act(() => root.render(<Page shown={shown} />));

/** The frame says something, as it would. */
function tell(type: string): void {
  const channel = new URL(state.address, 'http://portal.test').searchParams.get(CHANNEL_PARAMETER);
  const event = new MessageEvent('message', {
    data: { app: FRAME_APP, channel, type },
    origin: window.location.origin,
  });
  Object.defineProperty(event, 'source', { value: frameWindow });
  act(() => void window.dispatchEvent(event));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.mockClear();
});
afterEach(() => {
  show(false);
  vi.unstubAllGlobals();
});

test('a submit before the frame is there waits for it', () => {
  show(true);
  act(() => state.submit());
  expect(sent).not.toHaveBeenCalled();
  expect(state.busy).toBe(true);
  tell('ready');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a frame that goes while it exchanges the card leaves nothing waiting', () => {
  show(true);
  tell('ready');
  tell('busy');
  expect(state.busy).toBe(true);
  show(false);
  expect(state.busy).toBe(false);
  show(true);
  act(() => state.submit());
  // The new frame has not said that it is there.
  expect(sent).not.toHaveBeenCalled();
});
