import type { ScreenId } from '../../src/catalogue/screens';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { makeSeed } from '../support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { seedLink } from '../support/seed-link';

export interface Cell {
  readonly program: ProgramId;
  readonly flow: string;
  readonly status: Status;
  readonly screen: ScreenId;
  readonly path: string;
  readonly url: string;
}

export function matrixCells(
  base: string,
  programs: readonly ProgramId[] = PROGRAM_IDS,
  statuses: readonly Status[] = STATUSES,
): Cell[] {
  return programs.flatMap((program) =>
    statuses.map((status) => {
      const { flow } = programDefinition(program);
      const seed = makeSeed({ program, status });
      return {
        program,
        flow,
        status,
        ...seedDestination(seed),
        url: seedLink(seed, base),
      };
    }),
  );
}
