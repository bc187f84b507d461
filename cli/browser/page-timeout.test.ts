import { expect, test } from 'vitest';
import { pageTimeout } from './page-timeout';

test('the timeout grows with the load beyond the number of cores', () => {
  expect(pageTimeout(0, 2)).toBe(20_000);
  expect(pageTimeout(2, 2)).toBe(20_000);
  expect(pageTimeout(6, 2)).toBe(60_000);
  expect(pageTimeout(6, 8)).toBe(20_000);
});
