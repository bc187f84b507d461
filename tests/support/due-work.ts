import { takeNoOwnerStacks } from './owner-stacks';

takeNoOwnerStacks();

/** React delays late content by up to this many ms, to avoid flicker. */
const HELD_BACK = 300;

const later = globalThis.setTimeout;
const soon = globalThis.setImmediate;

/** By handle. */
const due = new Set<unknown>();

/** React's time slices, and timers within 300 ms. */
export const isWorkDue = (): boolean => due.size > 0;

/** Doesn't count as work. */
export const pause = (wait: number): Promise<void> =>
  new Promise((resolve) => void later(resolve, wait));

type Run = (...given: unknown[]) => void;

/** The work counts until it has run. */
function noted<Handle>(start: (run: () => void) => Handle, run: Run, given: unknown[]): Handle {
  const handle: Handle = start(() => {
    due.delete(handle);
    run(...given);
  });
  due.add(handle);
  return handle;
}

// Shortens delays, which took half of the tests' time. Longer ones are
// the portal's own.
const shortTimer = (run: Run, wait = 0, ...given: unknown[]) =>
  wait > HELD_BACK ? later(run, wait, ...given) : noted((what) => later(what, 0), run, given);

const immediate = (run: Run, ...given: unknown[]) => noted((what) => soon(what), run, given);

function forgetting<Handle>(cancel: (handle: Handle) => void): (handle: Handle) => void {
  return (handle) => {
    due.delete(handle);
    cancel(handle);
  };
}

Object.assign(globalThis, {
  setTimeout: shortTimer,
  setImmediate: immediate,
  clearTimeout: forgetting(globalThis.clearTimeout),
  clearImmediate: forgetting(globalThis.clearImmediate),
});
