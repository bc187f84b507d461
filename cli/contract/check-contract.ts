import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import * as documents from '../../src/contract/generated/documents';
import { OPERATIONS, type OperationName } from '../../src/contract/generated/operations';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import { selectionDifferences } from './compare-answer';
import type { Difference } from './difference';

export interface OperationReport {
  readonly name: OperationName;
  readonly kind: 'query' | 'mutation';
  readonly source: 'spec' | 'designed';
  /** `safe`: different, but the portal works. */
  readonly verdict: 'same' | 'safe' | 'breaking';
  readonly differences: readonly Difference[];
  readonly deprecated: readonly { readonly at: string; readonly reason: string }[];
}

const ALL: Readonly<Record<string, unknown>> = documents;

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

function documentOf(operation: string): DocumentNode {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`;
  const document = ALL[name];
  if (!isDocument(document)) throw new Error(`The contract has no ${name}`);
  return document;
}

const readOwnSchema = (): GraphQLSchema => buildSchema(SCHEMA_SDL);

function differencesOf(
  document: DocumentNode,
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
): Difference[] {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') throw new Error('A document has no operation');
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const kind = operation.operation;
  const root = { ours: ours.getRootType(kind), theirs: theirs.getRootType(kind) };
  if (!root.ours) throw new Error(`The contract has no ${kind}`);
  if (!root.theirs) {
    const [path, at, expected] = [kind, kind, root.ours.name];
    const message = `the endpoint has no ${kind} type`;
    return [
      { kind: 'missing-operation-type', path, at, expected, found: null, breaking: true, message },
    ];
  }
  const variables = operation.variableDefinitions ?? [];
  const found = selectionDifferences(
    operation.selectionSet,
    { ours: root.ours, theirs: root.theirs },
    '',
    { schema: ours, variables, fragments },
  );
  if (found.some(({ breaking }) => breaking)) return found;
  // Errors of a server that rejects the operation, if the comparison doesn't cover them.
  const refusals = validate(theirs, document).map(({ message }): Difference => ({
    kind: 'invalid-document',
    path: operation.name?.value ?? kind,
    at: root.theirs?.name ?? kind,
    expected: null,
    found: null,
    breaking: true,
    message,
  }));
  return [...found, ...refusals];
}

function deprecatedIn(
  document: DocumentNode,
  theirs: GraphQLSchema,
): OperationReport['deprecated'] {
  const reasons = new Map<string, string>();
  const info = new TypeInfo(theirs);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!isObjectType(parent) && !isInterfaceType(parent)) return;
        if (field?.deprecationReason) {
          reasons.set(`${parent.name}.${field.name}`, field.deprecationReason);
        }
      },
    }),
  );
  return [...reasons].map(([at, reason]) => ({ at, reason }));
}

/** Several fragments may contain the same field. */
function distinct(differences: readonly Difference[]): Difference[] {
  const byText = new Map(differences.map((difference) => [JSON.stringify(difference), difference]));
  return [...byText.values()];
}

/** `names`: only these operations. */
export function checkContract(
  theirs: GraphQLSchema,
  names: readonly OperationName[] = OPERATIONS.map(({ name }) => name),
): OperationReport[] {
  const ours = readOwnSchema();
  return OPERATIONS.filter(({ name }) => names.includes(name)).map(({ name, kind, source }) => {
    const document = documentOf(name);
    const differences = distinct(differencesOf(document, ours, theirs));
    const breaks = differences.some(({ breaking }) => breaking);
    const verdict = breaks ? 'breaking' : differences.length > 0 ? 'safe' : 'same';
    return { name, kind, source, verdict, differences, deprecated: deprecatedIn(document, theirs) };
  });
}
