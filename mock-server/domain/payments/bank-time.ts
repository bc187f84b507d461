import { startOfDay } from '../lifecycle/zoned-time';

/** Returns when banks report the events of `date` (YYYY-MM-DD): 9 a.m., ms since the epoch. */
export function bankTime(date: string): number {
  return startOfDay(date) + 9 * 3_600_000;
}
