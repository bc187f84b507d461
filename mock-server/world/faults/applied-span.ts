import type { Fault } from './fault-table';

/** The first and the last of the matching requests that a fault applies to, counted from 1. */
export function appliedSpan({ times, nth }: Fault): { first: number; last: number } {
  if (nth === undefined) return { first: 1, last: times ?? Infinity };
  return { first: nth, last: nth + (times ?? 1) - 1 };
}
