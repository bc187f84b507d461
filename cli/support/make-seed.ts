import { checkFault as requireKnownFault } from '../../mock-server/apis/control/check-fault';
import type { Seed } from '../../mock-server/scenario/seed';
import { FaultSpecError } from '../../mock-server/world/faults/spec';
import { plainSeed, type SeedOptions } from './plain-seed';
import { invalid } from './errors';

function checkFault(spec: string): string {
  try {
    requireKnownFault(spec);
    return spec;
  } catch (error) {
    if (error instanceof FaultSpecError) throw invalid('--fault', spec, error.problem);
    throw error;
  }
}

/** Throws a UsageError for unknown values and combinations. */
export function makeSeed({ faults = [], ...options }: SeedOptions): Seed {
  const checked = faults.map(checkFault);
  return { ...plainSeed(options), faults: checked };
}
