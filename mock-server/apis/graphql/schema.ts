import { createMockStore, type IMocks } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { SCHEMA_SDL } from '../../../src/contract/generated/schema-sdl';
import type { ResolverContext } from './resolver-context';
import { resolvers } from './resolvers';
import { Unanswered } from './unanswered';
import type { CompleteResolvers } from './views';

/** What stands in a field that may be filled: always the same, so that answers never vary. */
const FILLED_WITH: IMocks = {
  ID: () => 'sample',
  String: () => 'Sample',
  Int: () => 0,
  Float: () => 0,
  Boolean: () => false,
  Cents: () => 0,
  Date: () => '2026-01-01',
  DateTime: () => '2026-01-01T12:00:00.000Z',
};

type Resolve = GraphQLFieldResolver<unknown, ResolverContext>;

const mayBeFilled = ({ astNode }: GraphQLField<unknown, ResolverContext>): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'mayBeFilled') ?? false;

/** The field's own answer. Where there is none: `fill`, or, without it, the error that names the field. */
function strict(name: string, resolve: Resolve, fill: (() => unknown) | null): Resolve {
  const check = (value: unknown): unknown => {
    if (value !== undefined) return value;
    if (fill === null) throw new Unanswered(name);
    return fill();
  };
  return (...asked) => {
    const value = resolve(...asked);
    return value instanceof Promise ? value.then(check) : check(value);
  };
}

/**
 * The executable schema of the data API. A field that neither a resolver nor its value answers fails
 * with its name; only what the schema marks @mayBeFilled is filled, with fixed values.
 */
export function createDataSchema(
  typeDefs: string = SCHEMA_SDL,
  answers: Partial<CompleteResolvers> = resolvers,
): GraphQLSchema {
  const schema = makeExecutableSchema<ResolverContext>({ typeDefs, resolvers: answers });
  const store = createMockStore({ schema, mocks: FILLED_WITH });
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types.filter(({ name }) => !name.startsWith('__'))) {
    for (const field of Object.values(type.getFields())) {
      const fill = mayBeFilled(field)
        ? () => store.get({ typeName: type.name, key: 'filled', fieldName: field.name })
        : null;
      const own = field.resolve ?? defaultFieldResolver;
      field.resolve = strict(`${type.name}.${field.name}`, own, fill);
    }
  }
  return schema;
}
