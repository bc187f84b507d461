import { screenPath } from '../../src/catalogue/routes';
import type { ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { makeSeed } from '../support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { seedLink } from '../support/seed-link';

export interface Shot {
  readonly program: ProgramId;
  readonly screen: ScreenId;
  readonly status: Status;
  /** The screen's default status. */
  readonly usual: boolean;
  readonly path: string;
  /** Arguments of `portal seed`. */
  readonly command: string;
  /** Opens it on the portal being photographed. */
  readonly url: string;
}

function makeShot(program: ProgramId, screen: ScreenId, base: string, requested?: Status): Shot {
  const seed = makeSeed({
    program,
    screen,
    ...(requested === undefined ? {} : { status: requested }),
  });
  const { status } = seed;
  const command = `portal seed --program ${program} --screen ${screen} --status ${status}`;
  const { path } = seedDestination(seed);
  const usual = requested === undefined;
  return { program, screen, status, usual, path, command, url: seedLink(seed, base) };
}

/** With `allStatuses`, a screen in each status that shows it; otherwise in its default status. */
export function shotsOf(
  program: ProgramId,
  screens: readonly ScreenId[],
  { base, allStatuses }: { readonly base: string; readonly allStatuses: boolean },
): Shot[] {
  const { flow } = programDefinition(program);
  return screens.flatMap((screen) => {
    if (screenPath(screen, flow) === undefined) return [];
    const first = makeShot(program, screen, base);
    const others = STATUSES.filter(
      (status) =>
        allStatuses && status !== first.status && screenForStatus(flow, status) === screen,
    );
    return [first].concat(others.map((status) => makeShot(program, screen, base, status)));
  });
}
