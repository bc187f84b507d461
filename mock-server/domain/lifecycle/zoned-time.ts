import { CREDITOR_TIME_ZONE, addDays } from '../../../src/catalogue/calendar-date';

const DATE_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: CREDITOR_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: CREDITOR_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Calendar date (YYYY-MM-DD) of a time (ms since the epoch) in the deadline time zone. */
export function dateOf(time: number): string {
  return DATE_FORMAT.format(time);
}

/** Ms since the epoch, in the deadline time zone. */
export function startOfDay(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // New York is four or five hours behind UTC.
  const summer = utc + 4 * 3_600_000;
  return dateOf(summer) === date && HOUR_FORMAT.format(summer) === '00'
    ? summer
    : utc + 5 * 3_600_000;
}

/** Midnight at the end of `date`, ms since the epoch. */
export function endOfDay(date: string): number {
  return startOfDay(addDays(date, 1));
}

export { addDays };
