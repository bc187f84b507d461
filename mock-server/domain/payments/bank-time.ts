import { startOfDay } from '../lifecycle/zoned-time';

/** When banks report what happened on `date` (YYYY-MM-DD): 9 in the morning, ms since the epoch. */
export function bankTime(date: string): number {
  return startOfDay(date) + 9 * 3_600_000;
}
