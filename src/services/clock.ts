import { once } from '../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../catalogue/calendar-date';

let readTime: () => number = () => Date.now();

/** The page's only clock, for all deadlines, ages and token expiries. */
export const clock = {
  /** ms since the epoch. */
  now: (): number => readTime(),
  date: (): Date => new Date(readTime()),
};

/** Sets the source of time. Call once at boot, before the clock is read. */
export function installClock(now: () => number): void {
  readTime = now;
}

const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: CREDITOR_TIME_ZONE }));

/** Returns the date in the creditor's time zone, YYYY-MM-DD; deposits use it. */
export function creditorToday(): string {
  return format().format(clock.date());
}
