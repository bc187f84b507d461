import type { WorldState } from '../state';
import { parseFault, type Fault } from './spec';

export interface StruckFault {
  readonly spec: string;
  readonly fault: Fault;
}

/** The faults that strike what `matches` tells. Counts the match on every one of them. */
export function strikeFaults(
  { faults }: Pick<WorldState, 'faults'>,
  matches: (fault: Fault) => boolean,
): StruckFault[] {
  return faults.flatMap((record) => {
    const { spec } = record;
    const fault = parseFault(spec);
    if (!matches(fault)) return [];
    record.matched += 1;
    const { nth, times = Infinity } = fault;
    const strikes = nth === undefined ? record.matched <= times : record.matched === nth;
    return strikes ? [{ spec, fault }] : [];
  });
}
