import { unknownValue } from '../../../scenario/nearest';
import { TransitionRefused } from '../../../domain/lifecycle/transition-refused';
import { Refusal } from '../../../domain/rules/refusal';
import type { Context } from '../../../world/context';
import type { WorldState } from '../../../world/state';
import { ControlProblem, fieldsOf } from '../control-problem';
import { isWorldState, stateProblem } from '../state-schema';
import { APPLICANT } from './applicant';
import { APPLICATION, movedBy, OFFER } from './application';
import { DEPOSIT } from './deposit';
import type { FieldRules, Looking, Place } from './field-rule';
import { ITEM } from './item';
import { MESSAGE } from './message';

/** Value, and either what the field accepts or why it can't be changed. */
export interface ShownField {
  readonly name: string;
  readonly value: unknown;
  readonly takes: string | null;
  /** Keyed by the field or its part; free text has none. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly stays: string | null;
}

interface Changeable {
  readonly id: string;
  readonly fields: (context: Looking) => readonly ShownField[];
  readonly set: (context: Context, name: string, value: unknown) => void;
}

function staysBecause<Kept>(
  rules: FieldRules<Kept>,
  key: keyof Kept,
  place: Place<Kept, Looking>,
): string | null {
  const rule = rules[key];
  if (typeof rule !== 'string') return rule.locked?.(place) ?? null;
  return rule === 'moves by events only' ? movedBy(place) : rule;
}

function changeable<Kept extends object>(
  id: string,
  rules: FieldRules<Kept>,
  of: Omit<Place<Kept>, 'context'>,
): Changeable {
  const keys = Object.keys(rules) as (keyof Kept & string)[];
  return {
    id,
    fields: (context) =>
      keys.map((key) => {
        const rule = rules[key];
        const stays = staysBecause(rules, key, { ...of, context });
        const isFixed = typeof rule === 'string' || stays !== null;
        const { takes, choices } = isFixed ? { takes: null, choices: {} } : rule;
        return {
          name: key,
          value: of.record[key],
          takes,
          choices: choices ?? {},
          stays,
        };
      }),
    set: (context, name, value) => {
      const place = { ...of, context };
      const key = keys.find((known) => known === name);
      if (key === undefined) throw new ControlProblem(unknownValue('field', name, keys));
      const stays = staysBecause(rules, key, place);
      const rule = rules[key];
      if (stays !== null || typeof rule === 'string') {
        throw new ControlProblem(`"${name}" ${stays ?? ''}`);
      }
      of.record[key] = rule.read(value, place);
      rule.after?.(place);
    },
  };
}

type Lister = (state: WorldState) => readonly Changeable[];

const KINDS = {
  applicant: ({ users }) =>
    users.map((record) => changeable(record.sub, APPLICANT, { record, application: null })),
  application: ({ applications }) =>
    applications.map((record) =>
      changeable(record.id, APPLICATION, { record, application: record }),
    ),
  offer: ({ applications }) =>
    applications.flatMap((application) =>
      application.offer === null
        ? []
        : [changeable(application.id, OFFER, { record: application.offer, application })],
    ),
  item: ({ applications }) =>
    applications.flatMap((application) =>
      application.itemCart.items.map((record) =>
        changeable(record.id, ITEM, { record, application }),
      ),
    ),
  deposit: ({ applications, deposits }) =>
    deposits.payments.map((record) => {
      const application = applications.find(({ id }) => id === record.applicationId) ?? null;
      return changeable(record.id, DEPOSIT, { record, application });
    }),
  message: ({ inbox }) =>
    inbox.map((record) => changeable(record.id, MESSAGE, { record, application: null })),
} as const satisfies Readonly<Record<string, Lister>>;

export type RecordKind = keyof typeof KINDS;

export const RECORD_KINDS = Object.keys(KINDS) as readonly RecordKind[];

const isKind = (value: unknown): value is RecordKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

export interface ShownRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly fields: readonly ShownField[];
}

/** Oldest first within their kind. */
export function readRecords(context: Looking): { readonly records: readonly ShownRecord[] } {
  const records = RECORD_KINDS.flatMap((kind) =>
    KINDS[kind](context.state).map(({ id, fields }) => ({ kind, id, fields: fields(context) })),
  );
  return { records };
}

/**
 * Changes all fields or none: `{"kind": "applicant", "set": {"firstName": "Nova"}}`. Uses the
 * newest record unless `id` names one.
 */
export function changeRecord(context: Context, body: unknown): ShownRecord {
  const { kind, id, set, ...rest } = fieldsOf(body);
  const [other] = Object.keys(rest);
  if (other !== undefined) throw new ControlProblem(`Give "kind", "id" and "set", not "${other}"`);
  if (!isKind(kind)) {
    throw new ControlProblem(`"kind" must be one of ${RECORD_KINDS.join(', ')}`);
  }
  const before = structuredClone(context.state);
  const all = KINDS[kind](context.state);
  const found = id === undefined ? all.at(-1) : all.find((one) => one.id === id);
  if (found === undefined) {
    const ids = all.map((one) => one.id).join(', ') || 'none';
    throw new ControlProblem(
      `No ${kind}${id === undefined ? '' : ` ${JSON.stringify(id)}`}; there is: ${ids}`,
    );
  }
  try {
    for (const [name, value] of Object.entries(fieldsOf(set))) found.set(context, name, value);
    if (!isWorldState(context.state)) throw new ControlProblem(stateProblem(context.state));
  } catch (error) {
    Object.assign(context.state, before);
    if (error instanceof Refusal || error instanceof TransitionRefused) {
      throw new ControlProblem(error.message);
    }
    throw error;
  }
  return { kind, id: found.id, fields: found.fields(context) };
}
