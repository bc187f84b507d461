import { expect, test } from 'vitest';
import type { Estimate } from '../../../domain/item/estimate/estimate-text';
import { estimateCopy } from './estimate-copy';

const estimate = (low: number, high: number): Estimate =>
  ({ outcome: 'ESTIMATED', line: low, low, high, reviewReasons: [] }) as unknown as Estimate;

test('an estimate above the maximum names the largest line and the reason', () => {
  const { amount, body } = estimateCopy(estimate(4_840_000, 6_264_000));
  expect(amount).toBe('$10,000');
  expect(body[0]).toBe(
    'Your items add up to a credit line of $48,400 to $62,640. The most we can offer is $10,000.',
  );
  expect(estimateCopy(estimate(56_000, 73_500))).toMatchObject({
    heading: 'Estimated credit line:',
    amount: '$560 to $735',
  });
});

test("an estimate promises no line if the card isn't secured by items", () => {
  expect(estimateCopy(estimate(32_500, 42_500), false).heading).toBe(
    'Credit line that items like this can secure:',
  );
});
