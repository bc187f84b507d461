import { checkFault as requireKnownFault } from '../../mock-server/apis/control/check-fault';
import type { Seed } from '../../mock-server/scenario/seed';
import { FaultSpecError } from '../../mock-server/world/faults/spec';
import { plainSeed, type SeedWishes } from './plain-seed';
import { UsageError } from './usage-error';

function checkFault(spec: string): string {
  try {
    requireKnownFault(spec);
    return spec;
  } catch (error) {
    if (error instanceof FaultSpecError) throw new UsageError(error.message);
    throw error;
  }
}

/** The seed that fulfils the wishes. Throws a UsageError for values or combinations that do not exist. */
export function makeSeed({ faults = [], ...wishes }: SeedWishes): Seed {
  const checked = faults.map(checkFault);
  return { ...plainSeed(wishes), faults: checked };
}
