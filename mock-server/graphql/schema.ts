import { createMockStore, addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import { resolvers } from './resolvers';

/** What stands for a value that the resolvers leave open: always the same, so that answers never vary. */
const OPEN_VALUES: IMocks = {
  ID: () => 'sample',
  String: () => 'Sample',
  Int: () => 0,
  Float: () => 0,
  Boolean: () => false,
  Cents: () => 0,
  Date: () => '2026-01-01',
  DateTime: () => '2026-01-01T12:00:00.000Z',
};

/** The executable schema of the data API: our resolvers, and fixed values for whatever they leave undefined. */
export function createDataSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: SCHEMA_SDL, resolvers });
  const store = createMockStore({ schema, mocks: OPEN_VALUES });
  return addMocksToSchema({ schema, store, preserveResolvers: true });
}
