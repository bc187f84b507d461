// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStatusPolling } from './use-status-polling';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a waiting screen polls every 2 s for half a minute, then every 30 s', async () => {
  const read = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  function Waiting() {
    useStatusPolling(true, read);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Waiting />));
  const requestsWithin = async (ms: number): Promise<number> => {
    read.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return read.mock.calls.length;
  };
  expect(await requestsWithin(1_999)).toBe(0);
  expect(await requestsWithin(1)).toBe(1);
  expect(await requestsWithin(28_000)).toBe(14);
  expect(await requestsWithin(29_999)).toBe(0);
  expect(await requestsWithin(1)).toBe(1);
  expect(await requestsWithin(5 * 60_000)).toBe(10);
  act(() => root.unmount());
  expect(await requestsWithin(60_000)).toBe(0);
});
