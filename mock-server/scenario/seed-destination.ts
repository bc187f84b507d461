import { destinationOf } from '../../src/catalogue/journey/decide-route';
import type { ScreenId } from '../../src/catalogue/screens';
import { landingPath } from './landing-path';
import type { Seed } from './seed';

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
    hasSavedChoice: false,
  });
  // Without a response of the provider the callback reports an error, but redirects signed-in
  // users.
  if (end.screen === 'login-callback' && signedIn)
    return seedDestination({ ...seed, screen: null });
  return { screen: end.screen, path: end.path === pathname ? landing : end.path };
}
