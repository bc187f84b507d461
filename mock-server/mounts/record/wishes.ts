import type { Seed } from '../../scenario/seed';
import { screenDefinition } from '../../../src/catalogue/screens';

/** A seed in the words of `portal seed` and the kit. */
export function plainWishes({ signedIn, screen, faults, ...seed }: Seed): Record<string, unknown> {
  const isPublic = screen !== null && screenDefinition(screen).access === 'public';
  return {
    ...seed,
    ...(screen === null ? {} : { screen }),
    // Screens that need no session are opened without one, unless something else is said.
    ...(signedIn === isPublic ? { signedOut: !signedIn } : signedIn ? {} : { signedOut: true }),
    ...(faults.length === 0 ? {} : { faults }),
  };
}
