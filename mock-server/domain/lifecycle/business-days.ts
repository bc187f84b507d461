import { addDays, isFederalHoliday, weekday } from '../../../src/catalogue/calendar-date';

/** Whether `date` (YYYY-MM-DD) is a business day for the right to cancel: no Sunday and no federal holiday, which is not moved when it falls on a weekend. */
export function isBusinessDay(date: string): boolean {
  return weekday(date) !== 0 && !isFederalHoliday(date);
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
