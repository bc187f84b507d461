import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  typeFromAST,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { inputDifferences } from './compare-input';
import { compareTypes } from './compare-types';
import type { Difference } from './difference';

type Field = GraphQLField<unknown, unknown>;

export interface ComparedOperation {
  readonly schema: GraphQLSchema;
  readonly variables: readonly VariableDefinitionNode[];
  readonly fragments: ReadonlyMap<string, SelectionSetNode>;
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): Field | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function enumDifferences(
  ours: GraphQLEnumType,
  theirs: GraphQLEnumType,
  path: string,
): Difference[] {
  const [own, found] = [ours, theirs].map((type) => type.getValues().map(({ name }) => name));
  const unknown = found?.filter((value) => !own?.includes(value)) ?? [];
  const missing = own?.filter((value) => !found?.includes(value)) ?? [];
  return [
    ...unknown.map((value): Difference => ({
      kind: 'unknown-enum-value',
      path,
      at: `${theirs.name}.${value}`,
      expected: null,
      found: value,
      breaking: true,
      message: `${theirs.name} may return ${value}, which the portal doesn't know`,
    })),
    ...missing.map((value): Difference => ({
      kind: 'missing-enum-value',
      path,
      at: `${theirs.name}.${value}`,
      expected: value,
      found: null,
      breaking: false,
      message: `${theirs.name} never returns ${value}`,
    })),
  ];
}

/** The type of the variable, if the argument is one. */
function sentType(node: FieldNode, argument: GraphQLArgument, operation: ComparedOperation) {
  const { value } = node.arguments?.find(({ name }) => name.value === argument.name) ?? {};
  if (value?.kind !== 'Variable') return argument.type;
  const declared = operation.variables.find(
    ({ variable }) => variable.name.value === value.name.value,
  );
  const type = declared === undefined ? undefined : typeFromAST(operation.schema, declared.type);
  return type ?? argument.type;
}

function argumentDifferences(
  node: FieldNode,
  fields: { readonly ours: Field; readonly theirs: Field; readonly at: string },
  operation: ComparedOperation,
): Difference[] {
  const { ours, theirs, at } = fields;
  const sent = ours.args.filter(({ name }) =>
    node.arguments?.some((argument) => argument.name.value === name),
  );
  const own = sent.flatMap((argument): Difference[] => {
    const place = { path: `$${argument.name}`, at: `${at}(${argument.name}:)` };
    const type = sentType(node, argument, operation);
    const found = theirs.args.find(({ name }) => name === argument.name);
    if (found !== undefined) {
      return inputDifferences(type, found.type, { ...place, kind: 'argument-type' });
    }
    const expected = String(type);
    const message = `${place.at} is missing; the portal sends it as ${expected}`;
    return [{ kind: 'missing-argument', ...place, expected, found: null, breaking: true, message }];
  });
  const required = theirs.args
    .filter((argument) => isRequiredArgument(argument))
    .filter(({ name }) => !sent.some((argument) => argument.name === name))
    .map(({ name, type }): Difference => {
      const where = `${at}(${name}:)`;
      return {
        kind: 'required-argument',
        path: `$${name}`,
        at: where,
        expected: null,
        found: String(type),
        breaking: true,
        message: `${where} is required (${String(type)}), but the portal never sends it`,
      };
    });
  return [...own, ...required];
}

function nameDifference(ours: string, theirs: string, path: string): Difference[] {
  if (ours === theirs) return [];
  const message = `${path} is a ${theirs}, but the portal expects ${ours}`;
  return [
    { kind: 'type-name', path, at: theirs, expected: ours, found: theirs, breaking: true, message },
  ];
}

function fieldDifferences(
  node: FieldNode,
  types: { readonly ours: GraphQLObjectType; readonly theirs: GraphQLNamedType },
  path: string,
  operation: ComparedOperation,
): Difference[] {
  const name = node.name.value;
  const ours = types.ours.getFields()[name];
  if (ours === undefined) return [];
  const at = `${types.theirs.name}.${name}`;
  const theirs = fieldOf(types.theirs, name);
  if (theirs === undefined) {
    const expected = String(ours.type);
    const message = `${at} is missing; the portal reads it as ${expected}`;
    return [{ kind: 'missing-field', path, at, expected, found: null, breaking: true, message }];
  }
  const args = argumentDifferences(node, { ours, theirs, at }, operation);
  const { breaking, safe, named } = compareTypes(ours.type, theirs.type, 'answer');
  const reasons = [...breaking, ...safe];
  const expected = String(ours.type);
  const found = String(theirs.type);
  const own: Difference[] =
    reasons.length === 0
      ? []
      : [
          {
            kind: 'field-type',
            path,
            at,
            expected,
            found,
            breaking: breaking.length > 0,
            message: `${at} is ${found}, but the portal reads ${expected}: ${reasons.join(', ')}`,
          },
        ];
  if (named === null) return [...args, ...own];
  if (isEnumType(named.ours) && isEnumType(named.theirs)) {
    return [...args, ...own, ...enumDifferences(named.ours, named.theirs, path)];
  }
  if (!isObjectType(named.ours) || node.selectionSet === undefined) return [...args, ...own];
  const within = selectionDifferences(
    node.selectionSet,
    { ours: named.ours, theirs: named.theirs },
    path,
    operation,
  );
  const renamed = nameDifference(named.ours.name, named.theirs.name, path);
  return [...args, ...own, ...renamed, ...within];
}

/** Requested fields that `theirs` lacks or types differently. */
export function selectionDifferences(
  selection: SelectionSetNode,
  types: { readonly ours: GraphQLObjectType; readonly theirs: GraphQLNamedType },
  path: string,
  operation: ComparedOperation,
): Difference[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === 'Field') {
      const below = path === '' ? node.name.value : `${path}.${node.name.value}`;
      return fieldDifferences(node, types, below, operation);
    }
    const inner =
      node.kind === 'InlineFragment' ? node.selectionSet : operation.fragments.get(node.name.value);
    return inner === undefined ? [] : selectionDifferences(inner, types, path, operation);
  });
}
