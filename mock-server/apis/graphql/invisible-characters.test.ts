import {
  buildSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { SCHEMA_SDL } from '../../../src/contract/generated/schema-sdl';
import { documentOf, operationCase, usualVariables } from './testing/operation-cases';

const SCHEMA = buildSchema(SCHEMA_SDL);

/** The portal generates these strings. Applicants type all others. */
const NOT_TYPED = [
  'answers',
  'authorizationVersion',
  'cardToken',
  'contentType',
  'eSignVersion',
  'fileName',
  'idempotencyKey',
  'key',
  'program',
  'screen',
  'termsVersion',
];

function hide(text: string): string {
  return `\u200B${text.slice(0, 1)}\u00AD${text.slice(1)}\u2060\u200D`;
}

/** Adds invisible characters to every typed text. */
function hidden(name: string, type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return hidden(name, type.ofType as GraphQLInputType, value);
  if (isListType(type) && Array.isArray(value)) {
    return value.map((entry) => hidden(name, type.ofType as GraphQLInputType, entry));
  }
  if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const field = fields[key];
        return [key, field === undefined ? entry : hidden(key, field.type, entry)];
      }),
    );
  }
  const isText = 'name' in type && type.name === 'String' && typeof value === 'string';
  return isText && !NOT_TYPED.includes(name) ? hide(value) : value;
}

function withHidden(
  operation: string,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const [definition] = documentOf(operation).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No ${operation}`);
  const entries = (definition.variableDefinitions ?? []).map(({ variable, type }) => {
    const name = variable.name.value;
    const known = typeFromAST(SCHEMA, type) as GraphQLInputType;
    return [name, hidden(name, known, variables[name])] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const WITH_TEXT = OPERATIONS.map(({ name }) => name).filter((name) => {
  const variables = usualVariables(name);
  return JSON.stringify(withHidden(name, variables)).includes('\u200B');
});

test('most operations with texts are covered', () => {
  expect(WITH_TEXT.length).toBeGreaterThan(10);
});

test.each(WITH_TEXT)('%s ignores invisible characters in texts', async (name) => {
  const [clean, dirty] = await Promise.all([operationCase(name), operationCase(name)]);
  const document = documentOf(name);
  const expected = await clean.seeded.run(document, clean.variables);
  const found = await dirty.seeded.run(document, withHidden(name, dirty.variables));
  expect(found.errors).toEqual([]);
  expect(found.data).toEqual(expected.data);
});
