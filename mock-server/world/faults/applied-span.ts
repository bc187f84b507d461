import type { Fault } from './fault-table';

/** First and last matching request, counted from 1. */
export function appliedSpan({ times, nth }: Fault): { first: number; last: number } {
  if (nth === undefined) return { first: 1, last: times ?? Infinity };
  return { first: nth, last: nth + (times ?? 1) - 1 };
}
