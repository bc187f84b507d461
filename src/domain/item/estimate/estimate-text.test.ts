import { expect, test } from 'vitest';
import { isAboveMaximum, lineText, maximumNote, validityText } from './estimate-text';

test('a line never exceeds the maximum', () => {
  expect(lineText({ low: 56_000, high: 73_500 })).toBe('$560 to $735');
  expect(lineText({ low: 950_000, high: 1_230_000 })).toBe('$9,500 to $10,000');
  expect(lineText({ low: 1_000_000, high: 1_300_000 })).toBe('$10,000');
  expect(lineText({ low: 4_840_000, high: 6_264_000 })).toBe('$10,000');
});

test("the items' total is shown next to the line", () => {
  expect(isAboveMaximum({ high: 1_000_000 })).toBe(false);
  expect(isAboveMaximum({ high: 1_000_500 })).toBe(true);
  expect(maximumNote('$48,400 to $62,640')).toBe(
    'Your items add up to a credit line of $48,400 to $62,640. The most we can offer is $10,000.',
  );
});

test('a renewed estimate says so', () => {
  const good = 'Your estimate is good until August\u00a015, 2026.';
  expect(validityText({ estimateValidUntil: null, estimateRenewedOn: null })).toBe('');
  expect(validityText({ estimateValidUntil: '2026-08-15', estimateRenewedOn: null })).toBe(good);
  expect(validityText({ estimateValidUntil: '2026-08-15', estimateRenewedOn: '2026-07-16' })).toBe(
    `Your estimate expired, so we renewed it on July\u00a016, 2026 at the reference prices of that day. ${good}`,
  );
});
