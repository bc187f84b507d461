import { isTimestamp } from '../../../src/catalogue/calendar-date';
import { SEED_PARAMETER } from '../../scenario/seed';
import { SCREENS } from '../../../src/catalogue/screens';
import type { World } from '../../world/world';
import type { BrowserStorage } from './browser-storage';
import { checkSeed, WITHOUT_SEED } from '../../apis/control/check-seed';
import { CLOCK_PARAMETER, linkedPath } from '../../scenario/landing-path';
import { storeSeed } from './store-seed';
import type { MockProblem } from './support';
import { hostPath, portalPath } from '../../../src/catalogue/folder';

export type SeedAddress = { readonly kind: 'none' | 'played' } | MockProblem;

function problem(title: string, detail: string): SeedAddress {
  return {
    kind: 'problem',
    title,
    detail,
    link: { ...WITHOUT_SEED, href: hostPath(WITHOUT_SEED.href) },
  };
}

/** Does nothing if the address has no seed. */
export async function applySeedAddress(
  world: World,
  storage: BrowserStorage,
): Promise<SeedAddress> {
  const url = new URL(location.href);
  url.pathname = portalPath(url.pathname);
  const text = url.searchParams.get(SEED_PARAMETER);
  if (text === null) return { kind: 'none' };
  const checked = checkSeed(text);
  if (!checked.ok) return problem(checked.title, checked.detail);
  const clock = url.searchParams.get(CLOCK_PARAMETER);
  if (clock !== null && !isTimestamp(clock)) {
    return problem(
      'This seed link cannot be played',
      `"${CLOCK_PARAMETER}" must be a date and time like 2026-06-15T12:00:00-04:00.`,
    );
  }
  await storeSeed(world, storage, checked.seed, clock);
  history.replaceState(null, '', hostPath(linkedPath(checked.seed, url)));
  if (checked.seed.signedIn && !storage.sharedWithPage) {
    return {
      kind: 'problem',
      title: 'This seed link cannot sign anybody in',
      detail:
        'The browser refuses to store anything for this address, and a session is stored. The application ' +
        'is seeded: sign in by hand with any code that is sent, or allow storage and open the link again.',
      link: { label: 'Sign In by Hand', href: hostPath(SCREENS.login.path) },
    };
  }
  return { kind: 'played' };
}
