import {
  buildSchema,
  coerceInputValue,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { unknownValue } from '../../../scenario/nearest';
import { SCHEMA_SDL } from '../../../../src/contract/generated/schema-sdl';
import type { ItemInput } from '../../../generated/resolver-types';
import { estimateItem } from '../../../domain/appraisal/estimate-item';
import { followCart } from '../../../domain/applications/change-cart';
import { isCartEditable } from '../../../domain/items/cart';
import { dateOf } from '../../../domain/lifecycle/zoned-time';
import type { ItemRecord } from '../../../world/item-state';
import { readCheckedItem } from '../../graphql/estimate';
import { ControlProblem } from '../control-problem';
import {
  partsOf,
  whereItIs,
  wholeNumber,
  yesOrNo,
  type FieldRules,
  type Looking,
  type Place,
} from './field-rule';

const INPUT = buildSchema(SCHEMA_SDL).getType('ItemInput');

function answerChoices(): Readonly<Record<string, readonly string[]>> {
  if (!isInputObjectType(INPUT)) return {};
  const entries = Object.values(INPUT.getFields()).flatMap(({ name, type }) => {
    const inner = getNullableType(type);
    if (!isEnumType(inner)) return [];
    const values = inner.getValues().map((value) => value.name);
    return [[name, isNonNullType(type) ? values : [...values, 'null']] as const];
  });
  return Object.fromEntries(entries);
}

/** Throws a ControlProblem that names the first invalid answer. */
function asInput(answers: Readonly<Record<string, unknown>>): ItemInput {
  if (!isInputObjectType(INPUT)) throw new Error('The contract has no ItemInput.');
  const known = Object.keys(INPUT.getFields());
  const unknown = Object.keys(answers).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ControlProblem(unknownValue('answer', unknown, known));
  return coerceInputValue(
    { ...answers, ownershipConfirmed: true },
    INPUT,
    (path, _, { message }) => {
      throw new ControlProblem(`"answers.${path.join('.')}": ${message}`);
    },
  ) as ItemInput;
}

/** Null if the items can be changed. */
function cartLocked({ application }: Place<ItemRecord, Looking>): string | null {
  if (application !== null && isCartEditable(application)) return null;
  return `can no longer be changed: ${whereItIs(application)}`;
}

function follow({ context, application }: Place<ItemRecord>): void {
  if (application !== null) followCart(context, application);
}

/** The status then follows from the items, as after a change by the applicant. */
export const ITEM: FieldRules<ItemRecord> = {
  id: 'is its number',
  key: 'is how the browser knows it again',
  answers: {
    takes: 'an object with those answers that change, by the names of ItemInput in the contract',
    choices: answerChoices(),
    locked: cartLocked,
    read: (value, { context, record }) =>
      readCheckedItem(
        { world: context },
        asInput({ ...record.answers, ...partsOf('answers', value) }),
      ),
    after: (place) => {
      const { context, record } = place;
      record.estimate = estimateItem(record.answers, dateOf(context.now()));
      record.seenBySpecialist = false;
      follow(place);
    },
  },
  estimate:
    'follows from the answers; a specialist changes it: events item-valued and item-refused',
  seenBySpecialist: 'follows from the events of a specialist',
  removed: {
    takes: 'true or false',
    locked: cartLocked,
    read: yesOrNo('removed'),
    after: follow,
  },
  intake: 'moves by events of the appraisal center',
  inspection: {
    takes:
      'an object with line (cents) and differences (a list of sentences; none where it is not lower)',
    locked: ({ record, application }) =>
      record.inspection === null
        ? 'is not there yet: event items-inspected'
        : application?.offer === null
          ? null
          : 'stands in the offer',
    read: (value) => {
      const { line, differences } = partsOf('inspection', value);
      const isList =
        Array.isArray(differences) && differences.every((one) => typeof one === 'string');
      if (!isList) throw new ControlProblem('"inspection.differences" must be a list of sentences');
      const cents = wholeNumber('inspection.line', { min: 0, max: 100_000_000 })(line);
      return { line: cents, differences: differences.map(String) };
    },
  },
};
