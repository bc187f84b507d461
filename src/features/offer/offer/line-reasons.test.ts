import { expect, test } from 'vitest';
import { reasonsForLine } from './line-reasons';

const reasons = (creditLine: number, ...lines: number[]) =>
  reasonsForLine({ creditLine, items: lines.map((inspectedLine) => ({ inspectedLine })) });

test('the reasons for a line account for its difference from the sum of the items', () => {
  expect(reasons(64_000, 64_000)).toEqual([]);
  expect(reasons(64_000, 64_467)).toEqual(['Offers are rounded down to the next $5.']);
  expect(reasons(1_000_000, 1_708_290)).toEqual([
    'Your items add up to a credit line of $17,082.90. The most we can offer is $10,000.',
  ]);
});

test.each([
  [76_500, '$765'],
  [38_000, '$380'],
])('a line that is not what the items back says so: %i', (line, amount) => {
  expect(reasons(line, 64_467)).toEqual([
    'Offers are rounded down to the next $5.',
    `After checking your information, we can offer a credit line of ${amount} instead of $640.`,
  ]);
});
