import { dialogDefinition } from '../../src/catalogue/dialogs';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import type { Seed } from '../../src/catalogue/seed';

/** A path that the portal does not have: where the seed of the screen not-found leads. */
export const UNKNOWN_PATH = '/no-such-page';

/** The path that a seed opens: its screen's, else where the portal decides by status, or sign-in. */
export function landingPath(
  seed: Pick<Seed, 'program' | 'screen' | 'signedIn' | 'dialog'>,
): string {
  if (seed.screen === null) return seed.signedIn ? '/app' : '/login';
  const path = screenPath(seed.screen, programDefinition(seed.program).flow) ?? '/app';
  if (path === '*') return UNKNOWN_PATH;
  const query = seed.dialog === undefined ? undefined : dialogDefinition(seed.dialog).query;
  return query === undefined ? path : `${path}?${query}`;
}
