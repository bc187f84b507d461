import { availableParallelism, loadavg } from 'node:os';

/** Timeout on an idle machine, ms. */
const IDLE = 20_000;

/** Ms; longer if more processes want to run than there are cores. */
export function pageTimeout(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.round(IDLE * Math.max(1, load / cores));
}

/** Such as "after 20 s". */
export function afterWaiting(milliseconds: number): string {
  const seconds = `after ${Math.round(milliseconds / 1000)} s`;
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  return load > cores ? `${seconds}, at a load of ${load.toFixed(1)} on ${cores} cores` : seconds;
}
