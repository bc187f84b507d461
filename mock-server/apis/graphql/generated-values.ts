import { createMockStore, type IMocks, type IMockStore } from '@graphql-tools/mock';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { fnv1a } from '../../scenario/fnv1a';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2026-01-01T12:00:00Z');

/** Text for fields whose name says what they contain. */
const TEXT_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'sample@example.com'],
  [/phone/i, '+12025550123'],
  [/url|link$/i, 'https://example.com/'],
  [/zip/i, '97205'],
  [/city/i, 'Portland'],
  [/state$/i, 'OR'],
];

/** `nextPaymentNote` → `Sample next payment note`. */
function textFor(field: string): string {
  const known = TEXT_BY_NAME.find(([name]) => name.test(field));
  if (known !== undefined) return known[1];
  return `Sample ${field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
}

function leafValue(type: GraphQLNamedType, field: string, number: number): unknown {
  if (isEnumType(type)) {
    const values = type.getValues();
    return values[number % values.length]?.value;
  }
  const day = new Date(FIRST_DAY + (number % 365) * DAY).toISOString();
  const values: Readonly<Record<string, unknown>> = {
    ID: `sample_${String(number % 10_000).padStart(4, '0')}`,
    String: textFor(field),
    Int: number % 100,
    Float: (number % 1000) / 10,
    Boolean: number % 2 === 0,
    Cents: 1000 + (number % 9900) * 50,
    Date: day.slice(0, 10),
    DateTime: day,
  };
  return values[type.name];
}

/** The same seed and query give the same values; every list has two items. */
export function createGeneratedValues(schema: GraphQLSchema, seed: string): IMockStore {
  const calls = new Map<string, number>();
  const next = (type: GraphQLNamedType, owner: string, field: string): unknown => {
    const key = `${owner}.${field}`;
    const call = calls.get(key) ?? 0;
    calls.set(key, call + 1);
    return leafValue(type, field, fnv1a(`${seed} ${key} ${String(call)}`));
  };
  const mocks: IMocks = {};
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      const one = () => (isLeafType(named) ? next(named, type.name, field.name) : {});
      if (isListType(getNullableType(field.type))) return [[field.name, () => [one(), one()]]];
      return isLeafType(named) ? [[field.name, one]] : [];
    });
    mocks[type.name] = Object.fromEntries(fields) as Record<string, () => unknown>;
  }
  return createMockStore({ schema, mocks });
}
