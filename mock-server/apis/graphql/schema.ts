import { isRef, type IMockStore } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { SCHEMA_SDL } from '../../../src/contract/generated/schema-sdl';
import { encodeSeed } from '../../scenario/seed';
import { createGeneratedValues } from './generated-values';
import type { ResolverContext } from './resolver-context';
import { resolvers } from './resolvers';
import { Unanswered } from './unanswered';
import type { CompleteResolvers } from './views';

type Resolve = GraphQLFieldResolver<unknown, ResolverContext>;

/** Shared within a request, so that its generated objects fit together. */
const stores = new WeakMap<ResolverContext, IMockStore>();

function generatedValues(schema: GraphQLSchema, context: ResolverContext): IMockStore {
  const store =
    stores.get(context) ?? createGeneratedValues(schema, encodeSeed(context.world.state.seed));
  stores.set(context, store);
  return store;
}

/** Generates a value if the resolver returns nothing; in strict mode the field fails instead. */
function withGeneratedValue(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const name = `${info.parentType.name}.${info.fieldName}`;
    const generate = (): unknown => {
      const { onGenerated } = context.world;
      if (onGenerated === null) throw new Unanswered(name);
      onGenerated(name);
      const owner = isRef(source) ? source.$ref : { typeName: info.parentType.name, key: 'ROOT' };
      return generatedValues(info.schema, context).get({
        ...owner,
        fieldName: info.fieldName,
        fieldArgs: args as Record<string, unknown>,
      });
    };
    if (isRef(source)) return generate();
    const value = resolve(source, args, context, info);
    const check = (result: unknown) => (result === undefined ? generate() : result);
    return value instanceof Promise ? value.then(check) : check(value);
  };
}

export function createDataSchema(
  typeDefs: string = SCHEMA_SDL,
  answers: Partial<CompleteResolvers> = resolvers,
): GraphQLSchema {
  const schema = makeExecutableSchema<ResolverContext>({ typeDefs, resolvers: answers });
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types.filter(({ name }) => !name.startsWith('__'))) {
    for (const field of Object.values(type.getFields())) {
      field.resolve = withGeneratedValue(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}
