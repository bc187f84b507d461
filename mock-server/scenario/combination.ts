import { alternatives } from './nearest';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { fitsStatus } from '../../src/catalogue/status-routes';
import { screenDefinition } from '../../src/catalogue/screens';
import type { Seed } from './seed';
import { STATUSES } from '../../src/catalogue/statuses';
import { dialogProblem } from './dialog-problem';
import { paymentProblem } from './payment-problem';

/** Lists the valid screens; null if the screen matches. */
export function screenProblem({
  program,
  status,
  screen,
}: Pick<Seed, 'program' | 'status' | 'screen'>): string | null {
  if (screen === null) return null;
  const { flow } = programDefinition(program);
  if (screenPath(screen, flow) === undefined) {
    const flows = Object.keys(screenDefinition(screen).path);
    return `screen ${screen} belongs to flow ${alternatives(flows)}, but program ${program} has flow ${flow}`;
  }
  if (fitsStatus(screen, flow, status)) return null;
  const statuses = STATUSES.filter((candidate) => fitsStatus(screen, flow, candidate));
  return `screen ${screen} isn't available in status ${status}, expected ${alternatives(statuses)}`;
}

/** Null if the parts match each other. */
export function combinationProblem(seed: Seed): string | null {
  return paymentProblem(seed) ?? dialogProblem(seed) ?? screenProblem(seed);
}
