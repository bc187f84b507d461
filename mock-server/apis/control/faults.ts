import type { Context } from '../../world/context';
import { FaultSpecError } from '../../world/faults/spec';
import { timesApplied } from '../../world/faults/remaining';
import type { FaultRecord } from '../../world/state';
import { checkFault } from './check-fault';
import { faultNotes } from './fault-note';
import { ControlProblem, fieldsOf } from './control-problem';

/** `matched` counts requests, `struck` those that the fault was applied to. */
type PlayedFault = FaultRecord & { readonly struck: number };

export function playedFaults({ state }: Context): { faults: PlayedFault[] } {
  return {
    faults: state.faults.map(({ spec, matched }) => ({
      spec,
      matched,
      struck: timesApplied({ spec, matched }),
    })),
  };
}

/** `notes`: faults that can't apply on the screen of the seed. */
interface SetFaults {
  readonly faults: PlayedFault[];
  readonly notes?: readonly string[];
}

/** An empty list ends all faults. With `keep`, unchanged faults continue counting. */
export function setFaults(context: Context, body: unknown): SetFaults {
  const { faults, keep = false } = fieldsOf(body);
  if (typeof keep !== 'boolean') throw new ControlProblem('"keep" must be true or false');
  if (!Array.isArray(faults) || !faults.every((spec) => typeof spec === 'string')) {
    throw new ControlProblem('"faults" must be a list of fault specs');
  }
  const specs: readonly string[] = faults;
  try {
    specs.forEach(checkFault);
  } catch (error) {
    if (error instanceof FaultSpecError) throw new ControlProblem(error.message);
    throw error;
  }
  const before = keep ? context.state.faults : [];
  context.state.faults = specs.map((spec) => ({
    spec,
    matched: before.find((known) => known.spec === spec)?.matched ?? 0,
  }));
  return { ...playedFaults(context), ...faultNotes(context.state.seed, specs) };
}
