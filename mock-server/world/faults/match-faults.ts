import type { FaultRecord, WorldState } from '../state';
import { appliedSpan } from './applied-span';
import type { Fault } from './fault-table';
import { parseFault } from './spec';

export interface AppliedFault {
  readonly spec: string;
  readonly fault: Fault;
}

/** Decides by `nth` and `times`. */
export function appliesNow({ matched }: FaultRecord, fault: Fault): boolean {
  const { first, last } = appliedSpan(fault);
  return matched >= first && matched <= last;
}

/** Counts a match on every fault that `matches`, and returns those that apply. */
export function matchFaults(
  { faults }: Pick<WorldState, 'faults'>,
  matches: (fault: Fault) => boolean,
): AppliedFault[] {
  return faults.flatMap((record) => {
    const { spec } = record;
    const fault = parseFault(spec);
    if (!matches(fault)) return [];
    record.matched += 1;
    return appliesNow(record, fault) ? [{ spec, fault }] : [];
  });
}
