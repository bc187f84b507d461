import type { WorldState } from './state';

type ClockState = WorldState['clock'];

/** Limits for dates, durations and bank days, ms since the epoch: the years 1970 to 2199. */
export const EARLIEST = 0;
export const LATEST = Date.UTC(2199, 11, 31);

/** Returns the world's time, ms since the epoch. `machineNow` is the machine's. */
export function readClock(clock: ClockState, machineNow: number): number {
  return clock.anchor === null ? clock.base : clock.base + (machineNow - clock.anchor);
}

/** Sets the clock to `time` (ms since the epoch), running or frozen. */
export function setClock(
  clock: ClockState,
  options: { time: number; machineNow: number; frozen?: boolean },
): void {
  clock.base = options.time;
  clock.anchor = options.frozen ? null : options.machineNow;
}

/**
 * Returns the machine's time at a reading of the world's clock; if that is frozen, the current one.
 */
export function machineTime(clock: ClockState, reading: number): number {
  return clock.anchor === null ? Date.now() : clock.anchor + (reading - clock.base);
}

/** Formats a moment as ISO 8601 in UTC. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
