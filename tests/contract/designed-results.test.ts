import { buildSchema, isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';

const mutations = buildSchema(SCHEMA_SDL).getMutationType()?.getFields() ?? {};
const designed = OPERATIONS.filter(
  ({ kind, source }) => kind === 'mutation' && source === 'designed',
);

test.each(designed)('$name returns its result, never null', ({ name }) => {
  const field = mutations[name];
  expect(field !== undefined && isNonNullType(field.type)).toBe(true);
});
