import type { Seed } from '../../mock-server/scenario/seed';
import { runWalk, type Place } from './run-walk';
import type { Action, Finding } from './walk';

/** More tries than a way of a hundred steps needs in halves. */
const MOST_TRIES = 40;

/** Whether doing this leads to a finding of the same kind. */
async function leadsTo(
  place: Place,
  seed: Seed,
  actions: readonly Action[],
  kind: Finding['kind'],
): Promise<boolean> {
  const { finding } = await runWalk(place, seed, (_page, done) =>
    Promise.resolve(actions[done] ?? null),
  );
  return finding?.kind === kind;
}

/**
 * The shortest way to a finding that leaving out parts of a longer one leads to (delta debugging), tried in
 * a browser each time. The whole way where none shorter leads there again.
 */
export async function shorten(
  place: Place,
  seed: Seed,
  actions: readonly Action[],
  kind: Finding['kind'],
): Promise<readonly Action[]> {
  let shortest = actions;
  let size = Math.ceil(actions.length / 2);
  for (let tries = 0; size >= 1 && shortest.length > 0 && tries < MOST_TRIES;) {
    let isShorter = false;
    for (let at = 0; at < shortest.length && tries < MOST_TRIES; at += size) {
      const rest = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      tries += 1;
      if (await leadsTo(place, seed, rest, kind)) {
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
