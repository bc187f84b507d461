import {
  buildSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLObjectType,
} from 'graphql';
import { SCHEMA_SDL } from '../../../../src/contract/generated/schema-sdl';
import type { SeededWorld } from '../../../domain/seed/testing/seeded-world';

const schema = buildSchema(SCHEMA_SDL);

/** `given`: arguments by field. */
function everyField(type: GraphQLObjectType, given: Readonly<Record<string, string>>): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    const needs = field.args.some(isRequiredArgument) ? given[field.name] : '';
    if (needs === undefined) throw new Error(`Say what ${type.name}.${field.name} is asked with`);
    return `${field.name}${needs} ${isObjectType(inner) ? everyField(inner, given) : ''}`;
  });
  return `{ ${fields.join(' ')} }`;
}

function typeOf(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
}

export const viewerType = (): GraphQLObjectType => typeOf('User');

export const FULL_VIEWER = parse(
  `{ currentUser ${everyField(viewerType(), { draft: '(screen: "offer")', item: '(id: "item_0001")' })} }`,
);

/** Throws on errors. */
export async function everythingOfTheViewer(seeded: SeededWorld): Promise<unknown> {
  const { data, errors } = await seeded.run(FULL_VIEWER);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.['currentUser'];
}
