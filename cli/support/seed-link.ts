import { landingPath } from '../../mock-server/scenario/landing-path';
import { encodeSeed, SEED_PARAMETER, type Seed } from '../../mock-server/scenario/seed';
import { destinationOf } from '../../src/catalogue/journey/decide-route';
import type { ScreenId } from '../../src/catalogue/screens';

/** Returns the screen and pathname that a seed's link opens. */
export function seedDestination(seed: Seed): { readonly screen: ScreenId; readonly path: string } {
  const { program, status, signedIn } = seed;
  const landing = landingPath(seed);
  const { pathname, search } = new URL(landing, 'https://portal.invalid');
  const end = destinationOf({
    path: pathname,
    search,
    program,
    status,
    authenticated: signedIn,
    // Only new users have none.
    hasName: true,
    hasSavedItems: false,
  });
  // Without a response of the provider the callback reports an error, but redirects signed-in
  // users.
  if (end.screen === 'login-callback' && signedIn)
    return seedDestination({ ...seed, screen: null });
  return { screen: end.screen, path: end.path === pathname ? landing : end.path };
}

/**
 * Returns the link that opens a seed at `path` of the portal at `base`, which may include a path.
 */
export function seedLink(seed: Seed, base: string, path = '/'): string {
  const below = new URL(base);
  if (!below.pathname.endsWith('/')) below.pathname += '/';
  return `${new URL(path.replace(/^\/+/, ''), below).href}?${SEED_PARAMETER}=${encodeSeed(seed)}`;
}
