import type { DocumentNode, SelectionSetNode } from 'graphql';
import { ANSWER_ENUMS, ANSWER_OBJECTS } from '../../src/contract/generated/answer-types';

/** A value in a response, if the contract knows its type. */
export interface AnswerPlace {
  readonly path: readonly (string | number)[];
  /** In schema notation, such as `[Payment!]!`. */
  readonly type: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function answerPlaces(document: DocumentNode, data: unknown): readonly AnswerPlace[] {
  const fragments = new Map<string, SelectionSetNode>();
  const places: AnswerPlace[] = [];

  const visitValue = (
    type: string,
    selection: SelectionSetNode | undefined,
    value: unknown,
    path: AnswerPlace['path'],
  ): void => {
    const bare = type.replace(/!$/, '');
    if (bare.startsWith('[')) {
      if (!Array.isArray(value)) return;
      for (const [index, entry] of value.entries()) {
        places.push({ path: [...path, index], type: bare.slice(1, -1) });
        visitValue(bare.slice(1, -1), selection, entry, [...path, index]);
      }
    } else if (selection !== undefined) visitFields(bare, selection, value, path);
  };
  const visitFields = (
    type: string,
    selection: SelectionSetNode,
    value: unknown,
    path: AnswerPlace['path'],
  ): void => {
    if (!isFields(value)) return;
    for (const node of selection.selections) {
      if (node.kind === 'FragmentSpread') {
        const spread = fragments.get(node.name.value);
        if (spread !== undefined) visitFields(type, spread, value, path);
      } else if (node.kind === 'InlineFragment') visitFields(type, node.selectionSet, value, path);
      else {
        const key = node.alias?.value ?? node.name.value;
        const own = ANSWER_OBJECTS[type]?.[node.name.value];
        if (own === undefined) continue;
        places.push({ path: [...path, key], type: own });
        visitValue(own, node.selectionSet, value[key], [...path, key]);
      }
    }
  };

  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const root = definition.operation === 'mutation' ? 'Mutation' : 'Query';
    visitFields(root, definition.selectionSet, data, []);
  }
  return places;
}

const MISSING = Symbol('missing');

/** The contract doesn't allow these values. */
export function brokenValues({ type }: AnswerPlace): readonly unknown[] {
  const bare = type.replaceAll(/[![\]]/g, '');
  const wrong: unknown[] = [MISSING, [[[]]], { nothing: 'of this' }];
  if (type.endsWith('!')) wrong.push(null);
  if (type.startsWith('[')) return [...wrong, 'a list', [null, 7]];
  switch (bare) {
    case 'String':
      return [...wrong, 7, true];
    case 'ID':
      return [...wrong, 7, ''];
    case 'Boolean':
      return [...wrong, 'true', 1, 0];
    case 'Int':
    case 'Cents':
      return [...wrong, '48000', 1.5, 1e300];
    case 'Float':
      return [...wrong, '0.5'];
    case 'Date':
      return [...wrong, 'tomorrow', '2026-13-45', 20_260_615];
    case 'DateTime':
      return [...wrong, '2026-06-15', 'soon', 0];
    // An unknown status has its own screen.
    case 'CreditApplicationStatus':
      return [...wrong, 'a status', '', 7];
    default:
      return ANSWER_ENUMS[bare] === undefined
        ? [...wrong, 'yes', 7, []]
        : [...wrong, 'SOMETHING_NEW', '', 7];
  }
}

/** The contract allows these, but few responses have them. */
export function rareValues({ type }: AnswerPlace): readonly unknown[] {
  const rare: unknown[] = type.endsWith('!') ? [] : [null];
  if (type.startsWith('[')) return [...rare, []];
  const bare = type.replace('!', '');
  if (bare === 'String') return [...rare, '', 'x'.repeat(255), '<b>&amp;</b> {0} 🌱'];
  if (bare === 'Cents' || bare === 'Int') return [...rare, 0, -1, Number.MAX_SAFE_INTEGER];
  const unknown = bare === 'CreditApplicationStatus' ? ['SOMETHING_NEW'] : [];
  return [...rare, ...unknown, ...(ANSWER_ENUMS[bare] ?? [])];
}

function put(target: unknown, [key, ...rest]: AnswerPlace['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    const entries: readonly unknown[] = target;
    return entries.map((entry, index) => (index === key ? put(entry, rest, value) : entry));
  }
  if (!isFields(target)) return target;
  if (rest.length === 0 && value === MISSING) {
    return Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));
  }
  return { ...target, [key]: put(target[key], rest, value) };
}

export function withValue(data: unknown, { path }: AnswerPlace, value: unknown): unknown {
  return JSON.parse(JSON.stringify(put(data, path, value))) as unknown;
}
