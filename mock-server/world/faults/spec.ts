import { unknownValue } from '../../../src/catalogue/nearest';

/** The ways in which the body of an answer can be wrong, each with what it is. */
export const ANSWER_FAULTS = {
  truncated: 'only its first half',
  'cut-off': 'its first half, and then the connection is lost',
  'wrong-types': 'every value of another type',
  nulls: 'every value null',
  null: 'null; in a GraphQL response, data is null',
  empty: 'empty',
  html: 'an HTML page',
} as const;

export type AnswerFault = keyof typeof ANSWER_FAULTS;

/** A fault, read from its text form. */
export interface Fault {
  /** Applies to this GraphQL operation only. */
  readonly operation?: string;
  /** Applies to requests whose path ends with this, such as `passwordless/start`. */
  readonly endpoint?: string;
  /** Answers with this HTTP status instead. */
  readonly status?: number;
  /** Answers with a GraphQL error of this message, or of this code, instead. */
  readonly error?: string;
  /** Milliseconds to wait before the answer arrives. */
  readonly latency?: number;
  /** The request never arrives: a network error. */
  readonly offline?: true;
  /** A network error before the request takes effect, or after: its answer is lost, the outcome unknown to the caller. */
  readonly drop?: 'before' | 'after';
  /** Seconds in the Retry-After header of a `status`; `none` leaves the header out. */
  readonly retryAfter?: number | 'none';
  /** What is wrong with the body of the answer. */
  readonly answer?: AnswerFault;
  /** Media type of the answer. */
  readonly type?: string;
  /** Milliseconds over which the answer arrives piece by piece. */
  readonly trickle?: number;
  /** The data API does not let its schema be read. */
  readonly introspection?: 'off';
  /** The direct address of the data API refuses what is sensitive. */
  readonly direct?: 'refuse';
  /** Name of a token fault: what is wrong with the tokens that the identity provider issues. */
  readonly idToken?: string;
  /** Name of a captcha that the identity provider asks for. */
  readonly captcha?: string;
  /** Applies to the first so many matching requests; with `nth`, to so many from that one on. */
  readonly times?: number;
  /** Applies to the nth matching request only, counted from 1; with `times`, it is the first of so many. */
  readonly nth?: number;
}

/** Thrown for a fault spec that cannot be read; the message names the bad part and what would be valid. */
export class FaultSpecError extends Error {
  constructor(
    spec: string,
    readonly problem: string,
  ) {
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
  'retryAfter',
  'answer',
  'type',
  'trickle',
  'introspection',
  'direct',
  'idToken',
  'captcha',
  'times',
  'nth',
] as const;

type Key = (typeof KEYS)[number];

const WHOLE_NUMBERS: Readonly<Partial<Record<Key, { min: number; max: number }>>> = {
  status: { min: 400, max: 599 },
  latency: { min: 1, max: 600_000 },
  trickle: { min: 1, max: 600_000 },
  retryAfter: { min: 0, max: 86_400 },
  times: { min: 1, max: 1000 },
  nth: { min: 1, max: 1000 },
};

/** Keys that need no value, with what they mean without one and the only other values they take. */
const FLAGS: Readonly<Partial<Record<Key, { alone: string | true; others: readonly string[] }>>> = {
  offline: { alone: true, others: [] },
  drop: { alone: 'after', others: ['before', 'after'] },
};

const CHOICES: Readonly<Partial<Record<Key, readonly string[]>>> = {
  answer: Object.keys(ANSWER_FAULTS),
  introspection: ['off'],
  direct: ['refuse'],
};

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;[\w =".+-]+)?$/;

function isKey(value: string): value is Key {
  return (KEYS as readonly string[]).includes(value);
}

function readPart(spec: string, part: string): readonly [Key, string | number | true] {
  const [key = '', ...rest] = part.split('=');
  const value = rest.join('=');
  if (!isKey(key)) {
    throw new FaultSpecError(spec, `unknown key "${key}"; valid ones are ${KEYS.join(', ')}`);
  }
  const flag = FLAGS[key];
  if (flag !== undefined) {
    if (part === key || value === 'true') return [key, flag.alone];
    if (flag.others.includes(value)) return [key, value];
    const takes = flag.others.length === 0 ? 'no value' : flag.others.join(' or ');
    throw new FaultSpecError(spec, `"${key}" takes ${takes}`);
  }
  if (value === '') throw new FaultSpecError(spec, `"${key}" needs a value, like ${key}=…`);
  const choices = CHOICES[key];
  if (choices !== undefined && !choices.includes(value)) {
    throw new FaultSpecError(spec, unknownValue(key, value, choices));
  }
  if (key === 'type' && !MEDIA_TYPE.test(value)) {
    throw new FaultSpecError(spec, `"type" must be a media type like text/plain, not "${value}"`);
  }
  if (key === 'retryAfter' && value === 'none') return [key, value];
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
const EFFECTS = [
  'status',
  'error',
  'latency',
  'offline',
  'drop',
  'answer',
  'type',
  'trickle',
  'introspection',
  'direct',
  'idToken',
  'captcha',
] as const;

/** Effects of which a request can have but one: each says alone what becomes of it. */
const OUTCOMES = ['status', 'error', 'offline', 'drop'] as const;

/** Reads a fault spec such as `operation=currentUser,status=503,times=2`. Throws FaultSpecError. */
export function parseFault(spec: string): Fault {
  const parts = spec.split(',').map((part) => part.trim());
  const fault: Fault = {};
  for (const part of parts) {
    const [key, value] = readPart(spec, part);
    if (Object.hasOwn(fault, key)) throw new FaultSpecError(spec, `"${key}" is given twice`);
    Object.assign(fault, { [key]: value });
  }
  if (!EFFECTS.some((effect) => Object.hasOwn(fault, effect))) {
    throw new FaultSpecError(
      spec,
      `does not say what goes wrong; add one of ${EFFECTS.join(', ')}`,
    );
  }
  const [one, another] = OUTCOMES.filter((outcome) => Object.hasOwn(fault, outcome));
  if (one !== undefined && another !== undefined) {
    throw new FaultSpecError(spec, `"${one}" and "${another}" cannot be combined`);
  }
  if (fault.operation !== undefined && fault.endpoint !== undefined) {
    throw new FaultSpecError(spec, '"operation" and "endpoint" cannot be combined');
  }
  if (fault.error !== undefined && fault.endpoint !== undefined) {
    throw new FaultSpecError(spec, '"error" is a GraphQL error; use status with an endpoint');
  }
  if (fault.retryAfter !== undefined && fault.status === undefined) {
    throw new FaultSpecError(spec, '"retryAfter" belongs to a status');
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
      'Returns an HTTP status from 400 to 599. Without operation or endpoint, it applies to every request.',
    example: 'operation=currentUser,status=503,times=2',
  },
  {
    key: 'error',
    description: 'Returns a GraphQL error with this code or message.',
    example: 'operation=acceptCreditOffer,error=Unauthorized',
  },
  {
    key: 'endpoint',
    description: 'Applies to the endpoint whose path ends like this, instead of an operation.',
    example: 'endpoint=passwordless/start,status=429',
  },
  {
    key: 'latency',
    description: 'Delays the response by this many milliseconds.',
    example: 'latency=3000',
  },
  {
    key: 'offline',
    description: 'The request fails with a network error and has no effect.',
    example: 'offline',
  },
  {
    key: 'drop',
    description:
      'The request takes effect, but its response is lost. With `drop=before`, it is lost before it takes effect.',
    example: 'operation=acceptCreditOffer,drop,times=1',
  },
  {
    key: 'retryAfter',
    description:
      'Sets the seconds of the Retry-After header of a status, or `none`. Default: 60 with 429, otherwise none.',
    example: 'operation=currentUser,status=503,retryAfter=5',
  },
  {
    key: 'answer',
    description: `The request takes effect, but the body of its response is ${Object.entries(
      ANSWER_FAULTS,
    )
      .map(([name, what]) => `\`${name}\` (${what})`)
      .join(', ')}.`,
    example: 'operation=currentUser,answer=truncated',
  },
  {
    key: 'type',
    description: 'Sets the media type of the response.',
    example: 'operation=currentUser,type=text/plain',
  },
  {
    key: 'trickle',
    description: 'Sends the response body in small pieces over this many milliseconds.',
    example: 'endpoint=privacy-notice.pdf,trickle=5000',
  },
  {
    key: 'introspection',
    description: 'The data API rejects schema introspection.',
    example: 'introspection=off',
  },
  {
    key: 'direct',
    description:
      'The direct address of the data API rejects sensitive operations, which belong to the proxy.',
    example: 'direct=refuse',
  },
  {
    key: 'idToken',
    description: 'The identity provider issues tokens with this fault.',
    example: 'idToken=exp_past',
  },
  {
    key: 'captcha',
    description:
      'The identity provider requests a captcha before it sends a code, creates an account or changes a password.',
    example: 'captcha=image',
  },
  {
    key: 'times',
    description: 'Limits the fault to the first matching requests, this many.',
    example: 'operation=currentUser,status=500,times=1',
  },
  {
    key: 'nth',
    description:
      'Limits the fault to the nth matching request, counted from 1; with `times`, to that many from there on.',
    example: 'operation=currentUser,status=503,nth=2',
  },
];
