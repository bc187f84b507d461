import { addDays, isFederalHoliday, weekday } from '../../../src/catalogue/calendar-date';

/**
 * Whether `date` (YYYY-MM-DD) is a business day for the right to cancel: not a Sunday or a federal
 * holiday. Holidays on a weekend aren't moved.
 */
export function isBusinessDay(date: string): boolean {
  return weekday(date) !== 0 && !isFederalHoliday(date);
}

export function addBusinessDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * Returns the `count`th working day of carriers and offices after `date`: no weekends or federal
 * holidays.
 */
export function addShippingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day) && weekday(day) !== 6) left -= 1;
  }
  return day;
}
