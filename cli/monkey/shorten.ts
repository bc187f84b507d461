import type { Action } from './walk';

/** More tries than a way of a hundred steps needs in halves. */
const MOST_TRIES = 40;

/**
 * The shortest way to a finding that leaving out parts of a longer one leads to (delta debugging): `leadsTo`
 * tries each. The whole way where none shorter leads there again; what was reached once `isOver`.
 */
export async function shorten(
  actions: readonly Action[],
  leadsTo: (actions: readonly Action[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly Action[]> {
  let shortest = actions;
  let size = Math.ceil(actions.length / 2);
  let tries = 0;
  const goesOn = (): boolean => tries < MOST_TRIES && !isOver();
  while (size >= 1 && shortest.length > 0 && goesOn()) {
    let isShorter = false;
    for (let at = 0; at < shortest.length && goesOn(); at += size) {
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
