// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../../services/session/session';
import { useSessionCountdown } from './use-session-countdown';

function StatusLine() {
  return JSON.stringify(useSessionCountdown());
}

afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

test('the countdown and the session end together', () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  storeSession({ accessToken: 'token', expiresIn: 121.5 });
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<StatusLine />));
  expect(place.textContent).toBe('{"phase":"fine"}');
  act(() => void vi.advanceTimersByTime(2000));
  expect(place.textContent).toBe('{"phase":"ending","secondsLeft":120}');
  // Half a second before the end, a click still extends the session.
  act(() => void vi.advanceTimersByTime(119_000));
  expect(place.textContent).toBe('{"phase":"ending","secondsLeft":1}');
  act(() => void vi.advanceTimersByTime(1000));
  expect(place.textContent).toBe('{"phase":"over"}');
  act(() => root.unmount());
});
