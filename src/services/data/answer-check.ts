import type { DocumentNode, SelectionSetNode } from 'graphql';
import { ANSWER_ENUMS, ANSWER_OBJECTS } from '../../contract/generated/answer-types';

type Fields = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, SelectionSetNode>;

/**
 * Path of the violation, for example `currentUser.creditApplication.status`; null if there is none.
 */
type Fault = string | null;

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const isTimestamp = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string' && value !== '',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isSafeInteger,
  Cents: Number.isSafeInteger,
  Float: Number.isFinite,
  Date: (value) => typeof value === 'string' && isDate(value),
  DateTime: (value) => typeof value === 'string' && isTimestamp(value),
};

/** Accept unknown values: an unknown status has its own screen (spec 2, 4). */
const OPEN_ENUMS: ReadonlySet<string> = new Set(['CreditApplicationStatus']);

function isLeaf(type: string, value: unknown): boolean {
  const known = SCALARS[type];
  if (known !== undefined) return known(value);
  if (typeof value !== 'string') return false;
  if (OPEN_ENUMS.has(type)) return /^[A-Z][A-Z0-9_]*$/.test(value);
  return ANSWER_ENUMS[type]?.includes(value) === true;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class AnswerChecker {
  readonly #fragments: Fragments;

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  object(selection: SelectionSetNode, type: string, value: unknown, path: string): Fault {
    if (!isFields(value)) return path;
    for (const node of selection.selections) {
      const fault =
        node.kind === 'Field'
          ? this.#field(node.name.value, node.selectionSet, {
              type,
              value: value[node.alias?.value ?? node.name.value],
              path: `${path}.${node.name.value}`,
            })
          : this.#spread(node, type, value, path);
      if (fault !== null) return fault;
    }
    return null;
  }

  #spread(
    node: Exclude<SelectionSetNode['selections'][number], { readonly kind: 'Field' }>,
    type: string,
    value: unknown,
    path: string,
  ): Fault {
    const selection =
      node.kind === 'InlineFragment' ? node.selectionSet : this.#fragments.get(node.name.value);
    return selection === undefined ? path : this.object(selection, type, value, path);
  }

  #field(
    name: string,
    selection: SelectionSetNode | undefined,
    found: { readonly type: string; readonly value: unknown; readonly path: string },
  ): Fault {
    if (name === '__typename') return found.value === found.type ? null : found.path;
    const type = ANSWER_OBJECTS[found.type]?.[name];
    // Null would leave the result of a mutation unknown.
    const nothing = found.type === 'Mutation' && found.value === null;
    if (type === undefined || nothing) return found.path;
    return this.#value(type, selection, found.value, found.path);
  }

  /** `type` is in schema notation: `[Payment!]!`. */
  #value(
    type: string,
    selection: SelectionSetNode | undefined,
    value: unknown,
    path: string,
  ): Fault {
    if (type.endsWith('!')) {
      return value === null ? path : this.#value(type.slice(0, -1), selection, value, path);
    }
    if (value === null) return null;
    if (type.startsWith('[')) {
      if (!Array.isArray(value)) return path;
      const inner = type.slice(1, -1);
      return value.reduce<Fault>(
        (fault, entry: unknown, index) =>
          fault ?? this.#value(inner, selection, entry, `${path}.${index}`),
        null,
      );
    }
    if (selection !== undefined) return this.object(selection, type, value, path);
    return isLeaf(type, value) ? null : path;
  }
}

/**
 * Checks a response against the contract: fields present with the right type, known enum values
 * (except open enums), readable dates, no null in required fields. Returns the path of the first
 * violation, without its value.
 */
export function answerFault(document: DocumentNode, data: unknown): Fault {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') return 'data';
  const root = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  return new AnswerChecker(fragments).object(operation.selectionSet, root, data, 'data');
}
