import { dialogDefinition } from '../../src/catalogue/dialogs';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { APP_PATH, SCREENS } from '../../src/catalogue/screens';
import { SEED_PARAMETER, type Seed } from './seed';

/** The portal doesn't have this path. */
export const UNKNOWN_PATH = '/no-such-page';

/** The screen's path, otherwise the one where the portal decides by status, or sign-in. */
export function landingPath(
  seed: Pick<Seed, 'program' | 'screen' | 'signedIn' | 'dialog'>,
): string {
  if (seed.screen === null) return seed.signedIn ? APP_PATH : SCREENS.login.path;
  const path = screenPath(seed.screen, programDefinition(seed.program).flow) ?? APP_PATH;
  if (path === SCREENS['not-found'].path) return UNKNOWN_PATH;
  const query = seed.dialog === undefined ? undefined : dialogDefinition(seed.dialog).query;
  return query === undefined ? path : `${path}?${query}`;
}

/** Advances the clock of a seed's world to a moment (ISO). */
export const CLOCK_PARAMETER = 'clock';

/** A link to the root opens the seed's path, any other link its own; other parameters stay. */
export function linkedPath(seed: Parameters<typeof landingPath>[0], link: URL): string {
  const target = new URL(link.pathname === '/' ? landingPath(seed) : link.pathname, link.origin);
  for (const [name, value] of link.searchParams) {
    if (name !== SEED_PARAMETER && name !== CLOCK_PARAMETER) {
      target.searchParams.append(name, value);
    }
  }
  return target.pathname + target.search;
}
