import { unknownValue } from '../../scenario/nearest';
import { BODY_FAULTS, type BodyFault } from './corrupt-body';

/** `value` is undefined for a part without `=`. Throws FaultValueError. */
type Read<Value> = (key: string, value: string | undefined) => Value;

/** The message says what would be valid. */
export class FaultValueError extends Error {}

const text: Read<string> = (key, value) => {
  if (value === undefined || value === '') {
    throw new FaultValueError(`"${key}" needs a value, like ${key}=…`);
  }
  return value;
};

function wholeNumber(min: number, max: number): Read<number> {
  return (key, value) => {
    const given = text(key, value);
    const number = Number(given);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    throw new FaultValueError(
      `"${key}" must be a whole number from ${min} to ${max}, not "${given}"`,
    );
  };
}

function oneOf<const Value extends string>(values: readonly Value[]): Read<Value> {
  return (key, value) => {
    const given = text(key, value);
    const known = values.find((candidate) => candidate === given);
    if (known === undefined) throw new FaultValueError(unknownValue(key, given, values));
    return known;
  };
}

const flag: Read<true> = (key, value) => {
  if (value === undefined || value === 'true') return true;
  throw new FaultValueError(`"${key}" takes no value`);
};

const drop: Read<'before' | 'after'> = (key, value) => {
  if (value === undefined || value === 'true') return 'after';
  if (value === 'before' || value === 'after') return value;
  throw new FaultValueError(`"${key}" takes before or after`);
};

const retryAfter: Read<number | 'none'> = (key, value) =>
  value === 'none' ? value : wholeNumber(0, 86_400)(key, value);

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;[\w =".+-]+)?$/;

const mediaType: Read<string> = (key, value) => {
  const given = text(key, value);
  if (MEDIA_TYPE.test(given)) return given;
  throw new FaultValueError(`"${key}" must be a media type like text/plain, not "${given}"`);
};

const bodyFault = oneOf(Object.keys(BODY_FAULTS) as BodyFault[]);

const BODY_FAULT_LIST = Object.entries(BODY_FAULTS)
  .map(([name, { description }]) => `\`${name}\` (${description})`)
  .join(', ');

interface FaultRow {
  /**
   * - `target`: which requests; at most one per fault
   * - `outcome`: the response instead of the real one; at most one per fault
   * - `change`: changes the response or its timing
   * - `service`: applied by one API itself, such as the identity provider
   * - `detail`: belongs to another part, or says how often
   */
  readonly kind: 'target' | 'outcome' | 'change' | 'service' | 'detail';
  readonly read: Read<unknown>;
  readonly description: string;
  readonly example: string;
}

/** Types, parser, help, reference and panel are derived from this table. */
export const FAULT_TABLE = {
  operation: {
    kind: 'target',
    read: text,
    description: 'Applies to this GraphQL operation only.',
    example: 'operation=currentUser,status=503',
  },
  endpoint: {
    kind: 'target',
    read: text,
    description: 'Applies to the endpoint whose path ends like this, instead of an operation.',
    example: 'endpoint=passwordless/start,status=429',
  },
  status: {
    kind: 'outcome',
    read: wholeNumber(400, 599),
    description:
      'Returns an HTTP status from 400 to 599. Without operation or endpoint, it applies to every request.',
    example: 'operation=currentUser,status=503,times=2',
  },
  error: {
    kind: 'outcome',
    read: text,
    description: 'Returns a GraphQL error with this code or message.',
    example: 'operation=acceptCreditOffer,error=Unauthorized',
  },
  latency: {
    kind: 'change',
    read: wholeNumber(1, 600_000),
    description: 'Delays the response by this many milliseconds.',
    example: 'latency=3000',
  },
  offline: {
    kind: 'outcome',
    read: flag,
    description: 'The request fails with a network error and has no effect.',
    example: 'offline',
  },
  drop: {
    kind: 'outcome',
    read: drop,
    description:
      'The request takes effect, but its response is lost. With `drop=before`, it is lost before it takes effect.',
    example: 'operation=acceptCreditOffer,drop,times=1',
  },
  retryAfter: {
    kind: 'detail',
    read: retryAfter,
    description:
      'Sets the seconds of the Retry-After header of a status, or `none`. Default: 60 with 429, otherwise none.',
    example: 'operation=currentUser,status=503,retryAfter=5',
  },
  answer: {
    kind: 'change',
    read: bodyFault,
    description: `The request takes effect, but the body of its response is ${BODY_FAULT_LIST}.`,
    example: 'operation=currentUser,answer=truncated',
  },
  type: {
    kind: 'change',
    read: mediaType,
    description: 'Sets the media type of the response.',
    example: 'operation=currentUser,type=text/plain',
  },
  trickle: {
    kind: 'change',
    read: wholeNumber(1, 600_000),
    description: 'Sends the response body in small pieces over this many milliseconds.',
    example: 'endpoint=privacy-notice.pdf,trickle=5000',
  },
  introspection: {
    kind: 'service',
    read: oneOf(['off']),
    description: 'The data API rejects schema introspection.',
    example: 'introspection=off',
  },
  direct: {
    kind: 'service',
    read: oneOf(['refuse']),
    description:
      'The direct address of the data API rejects sensitive operations, which belong to the proxy.',
    example: 'direct=refuse',
  },
  idToken: {
    kind: 'service',
    read: text,
    description: 'The identity provider issues tokens with this fault.',
    example: 'idToken=exp_past',
  },
  captcha: {
    kind: 'service',
    read: text,
    description:
      'The identity provider requests a captcha before it sends a code, creates an account or changes a password.',
    example: 'captcha=image',
  },
  times: {
    kind: 'detail',
    read: wholeNumber(1, 1000),
    description: 'Limits the fault to the first matching requests, this many.',
    example: 'operation=currentUser,status=500,times=1',
  },
  nth: {
    kind: 'detail',
    read: wholeNumber(1, 1000),
    description:
      'Limits the fault to the nth matching request, counted from 1; with `times`, to that many from there on.',
    example: 'operation=currentUser,status=503,nth=2',
  },
} satisfies Record<string, FaultRow>;

export type FaultKey = keyof typeof FAULT_TABLE;

/** Read from its text form. */
export type Fault = {
  readonly [Key in FaultKey]?: ReturnType<(typeof FAULT_TABLE)[Key]['read']>;
};

export const FAULT_KEYS = Object.keys(FAULT_TABLE) as FaultKey[];

export function partsOf(fault: Fault, ...kinds: readonly FaultRow['kind'][]): FaultKey[] {
  return FAULT_KEYS.filter(
    (key) => Object.hasOwn(fault, key) && kinds.includes(FAULT_TABLE[key].kind),
  );
}
