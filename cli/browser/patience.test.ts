import { expect, test } from 'vitest';
import { patience } from './patience';

test('waits grow with the load that is more than the cores can take', () => {
  expect(patience(0, 2)).toBe(20_000);
  expect(patience(2, 2)).toBe(20_000);
  expect(patience(6, 2)).toBe(60_000);
  expect(patience(6, 8)).toBe(20_000);
});
