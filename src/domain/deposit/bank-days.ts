import { addDays, isFederalHoliday, weekday } from '../../catalogue/calendar-date';

/**
 * Whether banks move money on `date` (YYYY-MM-DD): not on weekends or Federal Reserve holidays.
 * Sunday holidays move to Monday, Saturday ones don't move.
 */
export function isBankDay(date: string): boolean {
  const day = weekday(date);
  if (day === 0 || day === 6 || isFederalHoliday(date)) return false;
  return !(day === 1 && isFederalHoliday(addDays(date, -1)));
}

/** Returns `date` if it is a bank day, otherwise the next one. */
export function bankDayFrom(date: string): string {
  let day = date;
  while (!isBankDay(day)) day = addDays(day, 1);
  return day;
}

/** Returns the next `count` bank days after `date`. */
export function nextBankDays(date: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = date; days.length < count;) {
    day = bankDayFrom(addDays(day, 1));
    days.push(day);
  }
  return days;
}

/** Returns the `count`th bank day after `date`; `date` itself for 0. */
export function addBankDays(date: string, count: number): string {
  return nextBankDays(date, count).at(-1) ?? date;
}

/** Bank days that a transfer takes. */
export const TRANSFER_DAYS = 3;

/**
 * Returns the arrival date of a payment made on `date`: immediately for a card, some bank days
 * later for a transfer.
 */
export function arrivalDate(date: string, method: 'BANK_ACCOUNT' | 'DEBIT_CARD'): string {
  return method === 'DEBIT_CARD' ? date : addBankDays(date, TRANSFER_DAYS);
}
