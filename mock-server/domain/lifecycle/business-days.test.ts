import { expect, test } from 'vitest';
import { federalHolidays } from '../../../src/catalogue/calendar-date';
import { addBusinessDays, isBusinessDay } from './business-days';
import { addDays, dateOf, endOfDay, startOfDay } from './zoned-time';

test('federalHolidays lists the holidays of 2026', () => {
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test("Saturdays are business days, Sundays and holidays aren't", () => {
  expect(isBusinessDay('2026-06-20')).toBe(true);
  expect(isBusinessDay('2026-06-21')).toBe(false);
  expect(isBusinessDay('2026-06-19')).toBe(false);
});

test.each([
  ['2026-06-15', '2026-06-18'],
  // Friday is Juneteenth, and Sunday doesn't count.
  ['2026-06-18', '2026-06-23'],
  ['2026-12-31', '2027-01-05'],
])('the third business day after %s is %s', (signed, ends) => {
  expect(addBusinessDays(signed, 3)).toBe(ends);
});

test('days start and end at midnight in New York, in summer and winter', () => {
  expect(new Date(startOfDay('2026-06-15')).toISOString()).toBe('2026-06-15T04:00:00.000Z');
  expect(new Date(startOfDay('2026-01-15')).toISOString()).toBe('2026-01-15T05:00:00.000Z');
  // Clocks go forward on March 8, 2026 and back on November 1.
  expect(endOfDay('2026-03-08') - startOfDay('2026-03-08')).toBe(23 * 3_600_000);
  expect(endOfDay('2026-11-01') - startOfDay('2026-11-01')).toBe(25 * 3_600_000);
});

test('dateOf uses New York time', () => {
  expect(dateOf(Date.parse('2026-06-16T03:59:59Z'))).toBe('2026-06-15');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});
