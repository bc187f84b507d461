import { startOfDay } from '../lifecycle/zoned-time';

/** Banks report the events of a day at 9 a.m.; ms since the epoch. */
export function bankTime(date: string): number {
  return startOfDay(date) + 9 * 3_600_000;
}
