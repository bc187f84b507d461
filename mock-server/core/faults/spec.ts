/** A fault, read from its text form. */
export interface Fault {
  /** Strikes only this GraphQL operation. */
  readonly operation?: string;
  /** Strikes only requests whose path ends with this, such as `passwordless/start`. */
  readonly endpoint?: string;
  /** Answers with this HTTP status instead. */
  readonly status?: number;
  /** Answers with a GraphQL error of this message, or of this code, instead. */
  readonly error?: string;
  /** Waits so many milliseconds before the answer arrives. */
  readonly latency?: number;
  /** The request never arrives: a network error. */
  readonly offline?: true;
  /** The request takes effect and its answer is lost: the outcome is unknown to the caller. */
  readonly drop?: true;
  /** Name of a token fault: what is wrong with the tokens that the identity provider issues. */
  readonly idToken?: string;
  /** Strikes the first so many matching requests. */
  readonly times?: number;
  /** Strikes only the nth matching request, counted from 1. */
  readonly nth?: number;
}

/** Thrown for a fault spec that cannot be read; the message names the bad part and what would be valid. */
export class FaultSpecError extends Error {
  constructor(spec: string, problem: string) {
    super(`Fault "${spec}": ${problem}`);
    this.name = 'FaultSpecError';
  }
}

const KEYS = [
  'operation',
  'endpoint',
  'status',
  'error',
  'latency',
  'offline',
  'drop',
  'idToken',
  'times',
  'nth',
] as const;

type Key = (typeof KEYS)[number];

const WHOLE_NUMBERS: Readonly<Partial<Record<Key, { min: number; max: number }>>> = {
  status: { min: 400, max: 599 },
  latency: { min: 1, max: 600_000 },
  times: { min: 1, max: 1000 },
  nth: { min: 1, max: 1000 },
};

const FLAGS: readonly string[] = ['offline', 'drop'];

function isKey(value: string): value is Key {
  return (KEYS as readonly string[]).includes(value);
}

function readPart(spec: string, part: string): readonly [Key, string | number | true] {
  const [key = '', ...rest] = part.split('=');
  const value = rest.join('=');
  if (!isKey(key)) {
    throw new FaultSpecError(spec, `unknown key "${key}"; valid ones are ${KEYS.join(', ')}`);
  }
  if (FLAGS.includes(key)) {
    if (part === key || value === 'true') return [key, true];
    throw new FaultSpecError(spec, `"${key}" takes no value`);
  }
  if (value === '') throw new FaultSpecError(spec, `"${key}" needs a value, like ${key}=…`);
  const range = WHOLE_NUMBERS[key];
  if (range === undefined) return [key, value];
  const number = Number(value);
  if (!Number.isInteger(number) || number < range.min || number > range.max) {
    throw new FaultSpecError(
      spec,
      `"${key}" must be a whole number from ${range.min} to ${range.max}, not "${value}"`,
    );
  }
  return [key, number];
}

/** What a fault does, as opposed to where and how often. */
const EFFECTS = ['status', 'error', 'latency', 'offline', 'drop', 'idToken'] as const;

/** Reads a fault spec such as `operation=currentUser,status=503,times=2`. Throws FaultSpecError. */
export function parseFault(spec: string): Fault {
  const parts = spec.split(',').map((part) => part.trim());
  const fault: Fault = {};
  for (const part of parts) {
    const [key, value] = readPart(spec, part);
    if (Object.hasOwn(fault, key)) throw new FaultSpecError(spec, `"${key}" stands twice`);
    Object.assign(fault, { [key]: value });
  }
  if (!EFFECTS.some((effect) => Object.hasOwn(fault, effect))) {
    throw new FaultSpecError(spec, `says not what happens; add one of ${EFFECTS.join(', ')}`);
  }
  if (fault.times !== undefined && fault.nth !== undefined) {
    throw new FaultSpecError(spec, '"times" and "nth" exclude each other');
  }
  if (fault.operation !== undefined && fault.endpoint !== undefined) {
    throw new FaultSpecError(spec, '"operation" and "endpoint" exclude each other');
  }
  if (fault.error !== undefined && fault.endpoint !== undefined) {
    throw new FaultSpecError(spec, '"error" is a GraphQL error; use status with an endpoint');
  }
  return fault;
}

export interface FaultKind {
  readonly key: string;
  readonly description: string;
  readonly example: string;
}

/** Every kind of fault, for lists and help. */
export const FAULT_KINDS: readonly FaultKind[] = [
  {
    key: 'status',
    description:
      'Answers with an HTTP status from 400 to 599. Without operation or endpoint: every request.',
    example: 'operation=currentUser,status=503,times=2',
  },
  {
    key: 'error',
    description: 'Answers a GraphQL operation with an error of this code or message.',
    example: 'operation=acceptCreditOffer,error=Unauthorized',
  },
  {
    key: 'endpoint',
    description: 'Strikes an address by the end of its path instead of an operation.',
    example: 'endpoint=passwordless/start,status=429',
  },
  {
    key: 'latency',
    description: 'The answer takes so many milliseconds longer.',
    example: 'latency=3000',
  },
  {
    key: 'offline',
    description: 'The request fails with a network error and has no effect.',
    example: 'offline',
  },
  {
    key: 'drop',
    description: 'The request takes effect, and its answer is lost: the outcome is unknown.',
    example: 'operation=acceptCreditOffer,drop,times=1',
  },
  {
    key: 'idToken',
    description: 'The identity provider issues tokens with this fault.',
    example: 'idToken=exp_past',
  },
  {
    key: 'times',
    description: 'The fault strikes only the first so many matching requests.',
    example: 'operation=currentUser,status=500,times=1',
  },
  {
    key: 'nth',
    description: 'The fault strikes only the nth matching request, counted from 1.',
    example: 'operation=currentUser,status=503,nth=2',
  },
];
