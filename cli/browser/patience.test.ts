import { expect, test } from 'vitest';
import { patience } from './patience';

test('the timeout grows with the load beyond the number of cores', () => {
  expect(patience(0, 2)).toBe(20_000);
  expect(patience(2, 2)).toBe(20_000);
  expect(patience(6, 2)).toBe(60_000);
  expect(patience(6, 8)).toBe(20_000);
});
