import type { Fault } from './fault-table';

/** Returns the first and the last matching request that a fault applies to, counted from 1. */
export function appliedSpan({ times, nth }: Fault): { first: number; last: number } {
  if (nth === undefined) return { first: 1, last: times ?? Infinity };
  return { first: nth, last: nth + (times ?? 1) - 1 };
}
