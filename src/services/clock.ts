import { once } from '../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../catalogue/calendar-date';

let readTime: () => number = () => Date.now();

/**
 * Used for all deadlines, ages and token expiries, so that development tools can shift the time.
 */
export const clock = {
  /** ms since the epoch. */
  now: (): number => readTime(),
  date: (): Date => new Date(readTime()),
};

/** Call once at boot, before the clock is read. */
export function installClock(now: () => number): void {
  readTime = now;
}

const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: CREDITOR_TIME_ZONE }));

/** YYYY-MM-DD in the creditor's time zone; deposits use it. */
export function creditorToday(): string {
  return format().format(clock.date());
}
