import {
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { compareTypes } from './compare-types';
import type { Difference, DifferenceKind } from './difference';

interface Place {
  readonly path: string;
  readonly at: string;
}

function valuesOf(type: GraphQLEnumType): string[] {
  return type.getValues().map(({ name }) => name);
}

function enumDifferences(
  ours: GraphQLEnumType,
  theirs: GraphQLEnumType,
  { path }: Place,
): Difference[] {
  const known = valuesOf(theirs);
  return valuesOf(ours)
    .filter((value) => !known.includes(value))
    .map((value) => ({
      kind: 'missing-enum-value',
      path,
      at: `${theirs.name}.${value}`,
      expected: value,
      found: null,
      breaking: true,
      message: `${theirs.name} has no ${value}, which the portal may send`,
    }));
}

function objectDifferences(
  ours: GraphQLInputObjectType,
  theirs: GraphQLInputObjectType,
  place: Place,
): Difference[] {
  const theirFields = theirs.getFields();
  const own = Object.values(ours.getFields()).flatMap((field): Difference[] => {
    const at = `${theirs.name}.${field.name}`;
    const path = `${place.path}.${field.name}`;
    const found = theirFields[field.name];
    if (found !== undefined) {
      return inputDifferences(field.type, found.type, { path, at, kind: 'input-field-type' });
    }
    const expected = String(field.type);
    const message = `${at} is missing; the portal sends it as ${expected}`;
    return [
      { kind: 'missing-input-field', path, at, expected, found: null, breaking: true, message },
    ];
  });
  const required = Object.values(theirFields)
    .filter((field) => ours.getFields()[field.name] === undefined && isRequiredInputField(field))
    .map(({ name, type }): Difference => {
      const at = `${theirs.name}.${name}`;
      return {
        kind: 'required-input-field',
        path: `${place.path}.${name}`,
        at,
        expected: null,
        found: String(type),
        breaking: true,
        message: `${at} is required (${String(type)}), but the portal never sends it`,
      };
    });
  return [...own, ...required];
}

function withinDifferences(
  ours: GraphQLNamedType,
  theirs: GraphQLNamedType,
  place: Place,
): Difference[] {
  if (isEnumType(ours) && isEnumType(theirs)) return enumDifferences(ours, theirs, place);
  if (isInputObjectType(ours) && isInputObjectType(theirs)) {
    return objectDifferences(ours, theirs, place);
  }
  return [];
}

/** Values of type `ours` that an endpoint doesn't accept as `theirs`. */
export function inputDifferences(
  ours: GraphQLType,
  theirs: GraphQLType,
  place: Place & { readonly kind: Extract<DifferenceKind, 'input-field-type' | 'argument-type'> },
): Difference[] {
  const { path, at, kind } = place;
  const { breaking, safe, named } = compareTypes(ours, theirs, 'input');
  // An operation names its variables' types: with another name it is rejected.
  const renamed =
    kind === 'argument-type' && named !== null && named.ours.name !== named.theirs.name;
  const reasons = [...breaking, ...safe];
  const own: Difference[] =
    reasons.length === 0 && !renamed
      ? []
      : [
          {
            kind,
            path,
            at,
            expected: String(ours),
            found: String(theirs),
            breaking: breaking.length > 0 || renamed,
            message:
              `${at} is ${String(theirs)}, the portal sends ${String(ours)}: ` +
              (renamed ? 'the operation names another type' : reasons.join(', ')),
          },
        ];
  return named === null ? own : [...own, ...withinDifferences(named.ours, named.theirs, place)];
}
