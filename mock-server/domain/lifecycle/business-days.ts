import { addDays, isFederalHoliday, weekday } from '../../../src/catalogue/calendar-date';

/** For the right to cancel: Saturdays count, and holidays on a weekend aren't moved. */
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

/** Working days of carriers and offices: no weekends or federal holidays. */
export function addShippingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day) && weekday(day) !== 6) left -= 1;
  }
  return day;
}
