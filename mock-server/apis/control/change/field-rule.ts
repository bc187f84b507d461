import { ANSWER_ENUMS } from '../../../../src/contract/generated/answer-types';
import { isTimestamp } from '../../../../src/catalogue/calendar-date';
import type { Context } from '../../../world/context';
import type { ApplicationRecord } from '../../../world/state';
import { ControlProblem } from '../control-problem';

export type Looking = Pick<Context, 'state' | 'now'>;

export interface Place<Kept, World extends Looking = Context> {
  readonly context: World;
  readonly record: Kept;
  readonly application: ApplicationRecord | null;
}

/** `takes`: what the field accepts, in words. `read` throws if a value is invalid. */
interface Changing<Kept, Key extends keyof Kept> {
  readonly takes: string;
  /** Only if they are few; keyed by the field or its parts. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly read: (value: unknown, place: Place<Kept>) => Kept[Key];
  /** Null if the field can be changed now. */
  readonly locked?: (place: Place<Kept, Looking>) => string | null;
  readonly after?: (place: Place<Kept>) => void;
}

/** Why a field can never be changed: end of a sentence that starts with the field's name. */
type Refused = string;

/** Names the current status. */
export const onlyIn =
  (status: string, why: string, now: string) =>
  ({ record }: { readonly record: { readonly status: string } }): string | null =>
    record.status === status ? null : `${why}, and ${now} ${record.status}`;

/** End of a sentence about a locked record. */
export const whereItIs = (application: ApplicationRecord | null): string =>
  `the application is in ${application?.status ?? 'no status'}`;

/** A new field must have a rule, too. */
export type FieldRules<Kept> = {
  readonly [Key in keyof Required<Kept>]: Changing<Kept, Key & keyof Kept> | Refused;
};

const wrong = (field: string, takes: string): ControlProblem =>
  new ControlProblem(`"${field}" must be ${takes}`);

/** `read`: a check of the data API. */
export const text =
  (field: string, read: (field: string, value: string) => string) =>
  (value: unknown): string => {
    if (typeof value !== 'string') throw wrong(field, 'a text');
    return read(field, value);
  };

/** Accepts null, too. */
export const optional =
  <Value>(read: (value: unknown) => Value) =>
  (value: unknown): Value | null =>
    value === null ? null : read(value);

export const yesOrNo =
  (field: string) =>
  (value: unknown): boolean => {
    if (typeof value !== 'boolean') throw wrong(field, 'true or false');
    return value;
  };

export const wholeNumber =
  (field: string, { min, max }: { readonly min: number; readonly max: number }) =>
  (value: unknown): number => {
    const isOne = typeof value === 'number' && Number.isSafeInteger(value);
    if (!isOne || value < min || value > max) {
      throw wrong(field, `a whole number from ${String(min)} to ${String(max)}`);
    }
    return value;
  };

export const moment =
  (field: string) =>
  (value: unknown): string => {
    if (typeof value !== 'string' || !isTimestamp(value)) {
      throw wrong(field, 'a date and time like "2026-06-15T12:00:00-04:00"');
    }
    return new Date(value).toISOString();
  };

export const day =
  (field: string) =>
  (value: unknown): string => {
    const isOne = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (!isOne || new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) !== value) {
      throw wrong(field, 'a date like "2026-06-15"');
    }
    return value;
  };

/** A past moment of consent: the law has known electronic consent only since then. */
export const consentMoment =
  (field: string) =>
  (value: unknown, { context }: Pick<Place<unknown>, 'context'>): string => {
    const at = moment(field)(value);
    if (Date.parse(at) > context.now()) {
      throw new ControlProblem(`"${field}" is in the future: nobody has agreed yet`);
    }
    if (Date.parse(at) < Date.parse('2000-10-01T00:00:00Z')) {
      throw new ControlProblem(
        `"${field}" is before October 2000, when nobody could agree electronically`,
      );
    }
    return at;
  };

export const valuesOf = (name: string): readonly string[] => ANSWER_ENUMS[name] ?? [];

/** Different values of an enumeration of the contract. */
export const several =
  <Value extends string>(field: string, name: string, isOne: (value: string) => value is Value) =>
  (value: unknown): Value[] => {
    const given: unknown[] = Array.isArray(value) ? value : [null];
    const known = given.filter((one): one is Value => typeof one === 'string' && isOne(one));
    if (known.length !== given.length || new Set(known).size !== known.length) {
      throw wrong(field, `a list of ${valuesOf(name).join(', ')}`);
    }
    return known;
  };

/** At least one value. */
export const someOf =
  <Value extends string>(field: string, name: string, isOne: (value: string) => value is Value) =>
  (value: unknown): Value[] => {
    const known = several(field, name, isOne)(value);
    if (known.length === 0) throw new ControlProblem(`"${field}" must name one at least`);
    return known;
  };

export function partsOf(field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw wrong(field, 'an object, in JSON');
}
