// @vitest-environment jsdom
import { expect, test } from 'vitest';

test('unfinished work ends with its window and fails no run', () => {
  const goOn = (rounds: number): void =>
    void setImmediate(() => {
      // Would throw after the document is closed, outside of any test.
      queueMicrotask(() => document.body.append(''));
      if (rounds > 0) goOn(rounds - 1);
    });
  // For longer than the window exists.
  goOn(90_000);
  void import('../../src/features/deposit/fund-over-time/manage-schedule');
  expect(document.body.textContent).toBe('');
});
