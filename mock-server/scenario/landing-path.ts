import { dialogDefinition } from '../../src/catalogue/dialogs';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { APP_PATH, SCREENS } from '../../src/catalogue/screens';
import { SEED_PARAMETER, type Seed } from './seed';

/** A path that the portal doesn't have, for the screen not-found. */
export const UNKNOWN_PATH = '/no-such-page';

/**
 * Returns the path that a seed opens: its screen's, otherwise where the portal decides by status,
 * or sign-in.
 */
export function landingPath(
  seed: Pick<Seed, 'program' | 'screen' | 'signedIn' | 'dialog'>,
): string {
  if (seed.screen === null) return seed.signedIn ? APP_PATH : SCREENS.login.path;
  const path = screenPath(seed.screen, programDefinition(seed.program).flow) ?? APP_PATH;
  if (path === SCREENS['not-found'].path) return UNKNOWN_PATH;
  const query = seed.dialog === undefined ? undefined : dialogDefinition(seed.dialog).query;
  return query === undefined ? path : `${path}?${query}`;
}

/** URL parameter that advances the clock of a seed's world to a moment (ISO). */
export const CLOCK_PARAMETER = 'clock';

/**
 * Returns the target of a seed's link: at its root the path that the seed opens, otherwise the
 * link's path; other parameters stay.
 */
export function linkedPath(seed: Parameters<typeof landingPath>[0], link: URL): string {
  const target = new URL(link.pathname === '/' ? landingPath(seed) : link.pathname, link.origin);
  for (const [name, value] of link.searchParams) {
    if (name !== SEED_PARAMETER && name !== CLOCK_PARAMETER) {
      target.searchParams.append(name, value);
    }
  }
  return target.pathname + target.search;
}
