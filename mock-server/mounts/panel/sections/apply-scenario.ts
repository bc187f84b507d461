import { paymentForScreen } from '../../../scenario/payment-states';
import type { Seed } from '../../../scenario/seed';
import { isoTime } from '../../../world/clock';
import { remainingFaults } from '../../../world/faults/remaining';
import { seedProblem } from '../../../apis/control/check-seed';
import { landingPath } from '../../../scenario/landing-path';
import type { PanelWorld } from '../panel-world';
import { hostPath } from '../../../../src/catalogue/folder';

export type Scenario = Pick<
  Seed,
  'program' | 'status' | 'persona' | 'screen' | 'signedIn' | 'payment' | 'dialog'
>;

/** Keeps the current faults and time. Returns the problem, without changes, or null. */
export async function applyScenario(
  { world, startSeed }: PanelWorld,
  scenario: Scenario,
): Promise<string | null> {
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
  await startSeed(next);
  location.assign(hostPath(landingPath(next)));
  return null;
}
