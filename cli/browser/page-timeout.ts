import { availableParallelism, loadavg } from 'node:os';

/** Timeout for pages on an idle machine, ms. */
const IDLE = 20_000;

/**
 * Returns the timeout for pages, ms: longer if more processes want to run than there are cores.
 * Successful waits end immediately, so this only limits failing ones.
 */
export function pageTimeout(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.round(IDLE * Math.max(1, load / cores));
}

/** Returns the timeout as text for an error message: "after 20 s". */
export function afterWaiting(milliseconds: number): string {
  const seconds = `after ${Math.round(milliseconds / 1000)} s`;
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  return load > cores ? `${seconds}, at a load of ${load.toFixed(1)} on ${cores} cores` : seconds;
}
