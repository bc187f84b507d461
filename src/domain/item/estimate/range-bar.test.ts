import { expect, test } from 'vitest';
import { scaleEnd } from './range-bar';

test.each([
  [73_500, 100_000],
  [124_500, 200_000],
  [5000, 7000],
  [0, 150],
])('the scale has space for a figure next to a high end of %i cents', (high, end) => {
  expect(scaleEnd(high)).toBe(end);
  expect(high / end).toBeLessThanOrEqual(1 / 1.35);
});
