import type { Context } from '../core/context';
import { FaultSpecError } from '../core/faults/spec';
import type { FaultRecord } from '../core/state';
import { checkFault } from '../scenario/check-fault';
import { ControlProblem, fieldsOf } from './control-problem';

/** Plays these faults from now on, instead of the ones before; an empty list ends them. */
export function setFaults(context: Context, body: unknown): { faults: FaultRecord[] } {
  const { faults } = fieldsOf(body);
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
  context.state.faults = specs.map((spec) => ({ spec, matched: 0 }));
  return { faults: context.state.faults };
}
