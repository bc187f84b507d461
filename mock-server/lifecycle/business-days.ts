import { addDays } from './zoned-time';

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The nth `day` of the week (0 Sunday) of a month (1–12); a negative nth counts from the end. */
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

/**
 * The federal public holidays of a year on the dates that 5 USC 6103(a) names. A holiday that falls on
 * a weekend is not moved: for the right to cancel only the date itself counts.
 */
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

/** Whether `date` (YYYY-MM-DD) is a business day for the right to cancel: no Sunday, no federal holiday. */
export function isBusinessDay(date: string): boolean {
  return weekday(date) !== 0 && !federalHolidays(Number(date.slice(0, 4))).includes(date);
}

/** The `count`th business day after `date`. */
export function addBusinessDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The `count`th day after `date` on which carriers and offices work: no weekend, no federal holiday. */
export function addShippingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day) && weekday(day) !== 6) left -= 1;
  }
  return day;
}
