import { availableParallelism, loadavg } from 'node:os';

/** How long a page may take to show what it should on an idle machine, ms. */
const IDLE = 20_000;

/**
 * How long a page may take to show what it should, ms: longer by as much as more processes want to run
 * than there are cores. A page that shows it continues at once, so this only bounds a wait in vain.
 */
export function patience(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.round(IDLE * Math.max(1, load / cores));
}

/** The same in words, to end a message about a wait in vain: "after 20 s". */
export function afterWaiting(milliseconds: number): string {
  const seconds = `after ${Math.round(milliseconds / 1000)} s`;
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  return load > cores ? `${seconds}, at a load of ${load.toFixed(1)} on ${cores} cores` : seconds;
}
