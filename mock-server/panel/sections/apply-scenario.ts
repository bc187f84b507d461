import { paymentForScreen } from '../../../src/catalogue/payment-states';
import type { Seed } from '../../../src/catalogue/seed';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import { openBrowserStorage } from '../../browser/browser-storage';
import { plantSeed } from '../../browser/plant-seed';
import { isoTime } from '../../core/clock';
import { remainingFaults } from '../../core/faults/remaining';
import type { World } from '../../core/world';
import { seedProblem } from '../../scenario/check-seed';
import { landingPath } from '../../scenario/landing-path';

/** What the panel's form can choose of a seed. */
export type Scenario = Pick<
  Seed,
  'program' | 'status' | 'persona' | 'screen' | 'signedIn' | 'payment' | 'dialog'
>;

/** The reader's own choices are no part of a scenario: an open drawer, a dark page, what of cookies is allowed. */
const OWN_CHOICES = [
  STORAGE_KEYS.colorScheme,
  STORAGE_KEYS.consentSettings,
  STORAGE_KEYS.consentBannerShown,
];

/**
 * Starts the world anew with the chosen scenario, the faults and the time that it has, and opens it.
 * Gives back why that cannot be; then nothing was changed.
 */
export async function applyScenario(world: World, scenario: Scenario): Promise<string | null> {
  const { seed, faults, clock } = world.snapshot();
  const moved = clock.base !== Date.parse(seed.now);
  const { payment = paymentForScreen(scenario.screen, scenario.status), ...rest } = scenario;
  const next: Seed = {
    ...rest,
    ...(payment === undefined ? {} : { payment }),
    faults: remainingFaults(faults),
    now: moved ? isoTime(world.now()) : seed.now,
  };
  const problem = seedProblem(next);
  if (problem !== null) return problem;
  const storage = openBrowserStorage();
  const open = sessionStorage.getItem(STORAGE_KEYS.debuggerOpen);
  const own = OWN_CHOICES.map((key) => [key, storage.getItem(key)] as const);
  await plantSeed(world, storage, next, null);
  if (open !== null) sessionStorage.setItem(STORAGE_KEYS.debuggerOpen, open);
  for (const [key, value] of own) {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  }
  location.assign(landingPath(next));
  return null;
}
