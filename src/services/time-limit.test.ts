import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../catalogue/limits';
import { withinTimeLimit } from './time-limit';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a call without a response times out', async () => {
  const ended = withinTimeLimit(new Promise(() => undefined)).catch(String);
  await vi.advanceTimersByTimeAsync(LIMITS.answer.limitSec * 1000);
  expect(await ended).toBe(`Error: timeout exceeded after ${LIMITS.answer.limitSec} s`);
});

test('a response in time is passed on without leaving a timer', async () => {
  expect(await withinTimeLimit(Promise.resolve(7))).toBe(7);
  await expect(withinTimeLimit(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
