import {
  FAULT_KEYS,
  FAULT_TABLE,
  FaultValueError,
  partsOf,
  type Fault,
  type FaultKey,
} from './fault-table';

/** The message names the bad part and the valid ones. */
export class FaultSpecError extends Error {
  constructor(
    spec: string,
    readonly problem: string,
  ) {
    super(`Fault "${spec}": ${problem}`);
    this.name = 'FaultSpecError';
  }
}

function readPart(part: string): readonly [FaultKey, unknown] {
  const [name = '', ...rest] = part.split('=');
  const key = FAULT_KEYS.find((known) => known === name);
  if (key === undefined) {
    throw new FaultValueError(`unknown key "${name}"; valid ones are ${FAULT_KEYS.join(', ')}`);
  }
  return [key, FAULT_TABLE[key].read(key, rest.length === 0 ? undefined : rest.join('='))];
}

function readParts(spec: string): Fault {
  const fault: Fault = {};
  for (const part of spec.split(',')) {
    const [key, value] = readPart(part.trim());
    if (Object.hasOwn(fault, key)) throw new FaultValueError(`"${key}" is given twice`);
    Object.assign(fault, { [key]: value });
  }
  return fault;
}

/** Null if the parts fit together. */
function combinationProblem(fault: Fault): string | null {
  if (partsOf(fault, 'outcome', 'change', 'service').length === 0) {
    const effects = FAULT_KEYS.filter(
      (key) => !['target', 'detail'].includes(FAULT_TABLE[key].kind),
    );
    return `does not say what goes wrong; add one of ${effects.join(', ')}`;
  }
  for (const kind of ['outcome', 'target'] as const) {
    const [one, another] = partsOf(fault, kind);
    if (another !== undefined) return `"${one}" and "${another}" cannot be combined`;
  }
  if (fault.error !== undefined && fault.endpoint !== undefined) {
    return '"error" is a GraphQL error; use status with an endpoint';
  }
  if (fault.retryAfter !== undefined && fault.status === undefined) {
    return '"retryAfter" belongs to a status';
  }
  return null;
}

/** Such as `operation=currentUser,status=503,times=2`. Throws FaultSpecError. */
export function parseFault(spec: string): Fault {
  try {
    const fault = readParts(spec);
    const problem = combinationProblem(fault);
    if (problem !== null) throw new FaultValueError(problem);
    return fault;
  } catch (error) {
    if (error instanceof FaultValueError) throw new FaultSpecError(spec, error.message);
    throw error;
  }
}
