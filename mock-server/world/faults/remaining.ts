import type { FaultRecord } from '../state';
import { appliedSpan } from './applied-span';
import { parseFault } from './spec';

export function timesApplied({ spec, matched }: FaultRecord): number {
  const { first, last } = appliedSpan(parseFault(spec));
  return Math.max(0, Math.min(matched, last) - first + 1);
}

export function faultHits(faults: readonly FaultRecord[]): Readonly<Record<string, number>> {
  return Object.fromEntries(faults.map((fault) => [fault.spec, timesApplied(fault)]));
}

/** `times` and `nth` minus the matches so far. Null if the fault won't apply again. */
export function remainingFault(record: FaultRecord): string | null {
  const { spec, matched } = record;
  const fault = parseFault(spec);
  if (matched >= appliedSpan(fault).last) return null;
  const { times = 1, nth = 1 } = fault;
  const left = { times: times - timesApplied(record), nth: Math.max(1, nth - matched) };
  return spec
    .split(',')
    .map((part) =>
      part.replace(
        /^(\s*(times|nth)=).*$/,
        (_, key: string, name: 'times' | 'nth') => `${key}${String(left[name])}`,
      ),
    )
    .join(',');
}

export function remainingFaults(faults: readonly FaultRecord[]): string[] {
  return faults.map(remainingFault).filter((spec) => spec !== null);
}

/** One line per fault; null if all were applied. */
export function neverApplied(faults: readonly FaultRecord[]): string | null {
  const idle = faults.filter((fault) => timesApplied(fault) === 0);
  if (idle.length === 0) return null;
  return idle
    .map(({ spec, matched }) =>
      matched === 0
        ? `Fault "${spec}" never matched a request.`
        : `Fault "${spec}" never struck: only ${String(matched)} matched.`,
    )
    .join('\n');
}
