import { expect, test } from 'vitest';
import {
  formatCents,
  formatDate,
  formatDay,
  formatDeadline,
  formatDeadlineTime,
  formatDollars,
  formatPercent,
  formatTime,
} from './format';

test('formats dates, times and deadlines', () => {
  expect(formatDate('2026-06-15')).toBe('June 15, 2026');
  expect(formatDay('2026-07-16T03:59:59Z')).toBe('July 15, 2026');
  expect(formatTime('2026-06-15T15:00:00-04:00')).toBe('3:00\u00a0p.m.\u00a0ET');
  expect(formatTime('2026-01-15T09:05:00-05:00')).toBe('9:05\u00a0a.m.\u00a0ET');
});

test('a deadline has its weekday and time zone', () => {
  expect(formatDeadline('2026-07-15')).toBe('Wednesday, July\u00a015,\u00a02026 (ET)');
  expect(formatDeadlineTime('2026-07-16T03:59:59Z')).toBe(
    'Wednesday, July\u00a015,\u00a02026, 11:59\u00a0p.m.\u00a0ET',
  );
});

test.each([
  [120_000, '$1,200'],
  [120_050, '$1,200.50'],
  [0, '$0'],
])('%i cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test('formats whole dollars and percentages', () => {
  expect(formatDollars(52_000)).toBe('$52,000');
  expect(formatPercent(24.99)).toBe('24.99%');
});
