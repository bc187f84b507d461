import type { Action } from './walk';

/** More than halving a hundred steps needs. */
const MOST_TRIES = 40;

/**
 * Leaves out parts (delta debugging) while `leadsTo` still reproduces the finding. Once `isOver`,
 * returns the best result so far.
 */
export async function shorten(
  actions: readonly Action[],
  leadsTo: (actions: readonly Action[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly Action[]> {
  let shortest = actions;
  let size = Math.ceil(actions.length / 2);
  let tries = 0;
  const canContinue = (): boolean => tries < MOST_TRIES && !isOver();
  while (size >= 1 && shortest.length > 0 && canContinue()) {
    let isShorter = false;
    for (let at = 0; at < shortest.length && canContinue(); at += size) {
      const rest = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      tries += 1;
      if (await leadsTo(rest)) {
        shortest = rest;
        isShorter = true;
        break;
      }
    }
    if (!isShorter) size = size === 1 ? 0 : Math.ceil(size / 2);
    else size = Math.min(size, Math.max(1, shortest.length));
  }
  return shortest;
}
