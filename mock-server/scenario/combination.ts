import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { fitsStatus } from '../../src/catalogue/status-routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import type { Seed } from '../../src/catalogue/seed';
import { STATUSES } from '../../src/catalogue/statuses';

const list = (values: readonly string[]): string => values.join(', ');

/** Why a seed's program, status and screen cannot be together, with what could be; null when they can. */
export function combinationProblem(
  seed: Pick<Seed, 'program' | 'status' | 'screen'>,
): string | null {
  const { program, status, screen } = seed;
  if (screen === null) return null;
  const { flow } = programDefinition(program);
  if (screenPath(screen, flow) === undefined) {
    const programs = PROGRAM_IDS.filter(
      (id) => screenPath(screen, programDefinition(id).flow) !== undefined,
    );
    const screens = SCREEN_IDS.filter((id) => screenPath(id, flow) !== undefined);
    return (
      `Program ${program} has no screen ${screen}: that one belongs to ${list(programs)}. ` +
      `Screens of ${program}: ${list(screens)}.`
    );
  }
  if (!fitsStatus(screen, flow, status)) {
    const statuses = STATUSES.filter((candidate) => fitsStatus(screen, flow, candidate));
    return `Screen ${screen} has nothing to show in status ${status}. It fits ${list(statuses)}.`;
  }
  return null;
}
