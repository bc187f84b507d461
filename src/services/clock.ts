import { once } from '../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../catalogue/calendar-date';

let readTime: () => number = () => Date.now();

/** The one clock of the page: every deadline, age and token expiry is calculated by it. */
export const clock = {
  /** Now, ms since the epoch. */
  now: (): number => readTime(),
  /** Now, as a date. */
  date: (): Date => new Date(readTime()),
};

/** Sets where the time comes from. Called once at boot, before anything reads the clock. */
export function installClock(now: () => number): void {
  readTime = now;
}

const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: CREDITOR_TIME_ZONE }));

/** The date where the creditor is, YYYY-MM-DD: deposits are dated by it. */
export function creditorToday(): string {
  return format().format(clock.date());
}
