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
