import { addDays, isFederalHoliday, weekday } from '../../catalogue/calendar-date';

/**
 * Weekends and Federal Reserve holidays are excluded. Sunday holidays move to Monday, Saturday ones
 * don't move.
 */
export function isBankDay(date: string): boolean {
  const day = weekday(date);
  if (day === 0 || day === 6 || isFederalHoliday(date)) return false;
  return !(day === 1 && isFederalHoliday(addDays(date, -1)));
}

/** Returns `date` itself if it is a bank day. */
export function bankDayFrom(date: string): string {
  let day = date;
  while (!isBankDay(day)) day = addDays(day, 1);
  return day;
}

export function nextBankDays(date: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = date; days.length < count;) {
    day = bankDayFrom(addDays(day, 1));
    days.push(day);
  }
  return days;
}

/** Returns `date` itself for 0. */
export function addBankDays(date: string, count: number): string {
  return nextBankDays(date, count).at(-1) ?? date;
}

/** In bank days. */
export const TRANSFER_DAYS = 3;

/** A card pays at once, a transfer takes some bank days. */
export function arrivalDate(date: string, method: 'BANK_ACCOUNT' | 'DEBIT_CARD'): string {
  return method === 'DEBIT_CARD' ? date : addBankDays(date, TRANSFER_DAYS);
}
