import { addDays, isFederalHoliday, weekday } from '../../catalogue/calendar-date';

/**
 * Whether banks move money on `date` (YYYY-MM-DD): no weekend and no holiday of the Federal Reserve
 * Banks, which keep a Sunday holiday on the Monday after and do not move a Saturday one.
 */
export function isBankDay(date: string): boolean {
  const day = weekday(date);
  if (day === 0 || day === 6 || isFederalHoliday(date)) return false;
  return !(day === 1 && isFederalHoliday(addDays(date, -1)));
}

/** `date` itself when banks are open, else the next day on which they are. */
export function bankDayFrom(date: string): string {
  let day = date;
  while (!isBankDay(day)) day = addDays(day, 1);
  return day;
}

/** The next `count` bank days after `date`, which does not count itself. */
export function nextBankDays(date: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = date; days.length < count;) {
    day = bankDayFrom(addDays(day, 1));
    days.push(day);
  }
  return days;
}

/** The `count`th bank day after `date`; `date` itself for none. */
export function addBankDays(date: string, count: number): string {
  return nextBankDays(date, count).at(-1) ?? date;
}

/** Bank days that a transfer takes. */
export const TRANSFER_DAYS = 3;

/** The day on which a payment made on `date` arrives: a card's at once, a transfer's some bank days later. */
export function arrivalDate(date: string, method: 'BANK_ACCOUNT' | 'DEBIT_CARD'): string {
  return method === 'DEBIT_CARD' ? date : addBankDays(date, TRANSFER_DAYS);
}
