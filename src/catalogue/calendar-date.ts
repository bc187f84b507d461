// Dates without a time zone, written YYYY-MM-DD.

const DAY = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Uses the last day of a month that has no `day`. */
export function dayOfLaterMonth(date: string, months: number, day: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(first + (Math.min(day, last) - 1) * DAY).toISOString().slice(0, 10);
}

/** `day`: 0 is Sunday; `month`: 1 to 12; a negative `nth` counts from the end. */
function nthWeekday(year: number, month: number, options: { day: number; nth: number }): string {
  const { day, nth } = options;
  const pad = String(month).padStart(2, '0');
  if (nth > 0) {
    const first = `${year}-${pad}-01`;
    return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
  }
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return addDays(last, -((weekday(last) - day + 7) % 7));
}

/** Dates in 5 USC 6103(a), weekends included. */
export function federalHolidays(year: number): readonly string[] {
  return [
    `${year}-01-01`,
    nthWeekday(year, 1, { day: 1, nth: 3 }),
    nthWeekday(year, 2, { day: 1, nth: 3 }),
    nthWeekday(year, 5, { day: 1, nth: -1 }),
    `${year}-06-19`,
    `${year}-07-04`,
    nthWeekday(year, 9, { day: 1, nth: 1 }),
    nthWeekday(year, 10, { day: 1, nth: 2 }),
    `${year}-11-11`,
    nthWeekday(year, 11, { day: 4, nth: 4 }),
    `${year}-12-25`,
  ];
}

export function isFederalHoliday(date: string): boolean {
  return federalHolidays(Number(date.slice(0, 4))).includes(date);
}

/** Deadlines are computed and stated in it. */
export const CREDITOR_TIME_ZONE = 'America/New_York';

const PATTERN =
  /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** ISO 8601 date and time with an offset, on a day in the calendar. */
export function isTimestamp(text: string): boolean {
  const [, day] = PATTERN.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // Date.parse accepts February 30.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
