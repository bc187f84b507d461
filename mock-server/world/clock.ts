import type { WorldState } from './state';

type ClockState = WorldState['clock'];

/** Years 1970 to 2199, ms since the epoch; limits for dates, durations and bank days. */
export const EARLIEST = 0;
export const LATEST = Date.UTC(2199, 11, 31);

/** Ms since the epoch. `machineNow` is the machine's time. */
export function readClock(clock: ClockState, machineNow: number): number {
  return clock.anchor === null ? clock.base : clock.base + (machineNow - clock.anchor);
}

/** `time` in ms since the epoch. */
export function setClock(
  clock: ClockState,
  options: { time: number; machineNow: number; frozen?: boolean },
): void {
  clock.base = options.time;
  clock.anchor = options.frozen ? null : options.machineNow;
}

/** The machine's time at a `reading` of the world's clock; the current one if that is frozen. */
export function machineTime(clock: ClockState, reading: number): number {
  return clock.anchor === null ? Date.now() : clock.anchor + (reading - clock.base);
}

/** In UTC. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
