import type { FaultRecord } from '../state';
import { parseFault } from './spec';

/** How often a fault has struck, of the requests that it matched. */
export function timesApplied({ spec, matched }: FaultRecord): number {
  const { times = Infinity, nth } = parseFault(spec);
  if (nth !== undefined) return matched >= nth ? 1 : 0;
  return Math.min(matched, times);
}

/** How often each fault has struck, by its spec. */
export function faultHits(faults: readonly FaultRecord[]): Readonly<Record<string, number>> {
  return Object.fromEntries(faults.map((fault) => [fault.spec, timesApplied(fault)]));
}

/** What is left of a fault, as a spec that goes on where this one is; null when it will not strike again. */
export function remainingFault({ spec, matched }: FaultRecord): string | null {
  const { times, nth } = parseFault(spec);
  const left = (times ?? nth ?? Infinity) - matched;
  if (left <= 0) return null;
  if (left === Infinity) return spec;
  return spec
    .split(',')
    .map((part) => part.replace(/^(\s*(?:times|nth)=).*$/, `$1${String(left)}`))
    .join(',');
}

/** What is left of all the faults that are played. */
export function remainingFaults(faults: readonly FaultRecord[]): string[] {
  return faults.map(remainingFault).filter((spec) => spec !== null);
}

/** What to say of the faults that never struck, one line each; null: every one did. */
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
