import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { KEPT_WHOLE } from './kept-whole';

const ALL = Object.values<unknown>(documents).filter(
  (value): value is DocumentNode =>
    typeof value === 'object' && value !== null && 'definitions' in value,
);

/** What is asked for, fragments written out: `metal.value`. */
function asked(set: SelectionSetNode, document: DocumentNode): readonly string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) {
      const { name, selectionSet } = node;
      if (selectionSet === undefined) return [name.value];
      return asked(selectionSet, document).map((inner) => `${name.value}.${inner}`);
    }
    if (node.kind === Kind.INLINE_FRAGMENT) throw new Error('not read here');
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`no ${node.name.value}`);
    return asked(fragment.selectionSet, document);
  });
}

/** Every field with fields in a document, with what is asked of it. */
function objectsIn(document: DocumentNode): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const walk = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD || node.selectionSet === undefined) continue;
      if (node.kind === Kind.FIELD) {
        found.push([node.name.value, asked(node.selectionSet, document).toSorted().join(' ')]);
      }
      walk(node.selectionSet);
    }
  };
  for (const definition of document.definitions) {
    if ('selectionSet' in definition) walk(definition.selectionSet);
  }
  return found;
}

test('what is kept whole is asked for by the same fields everywhere, and holds nothing with an id', () => {
  const objects = ALL.flatMap(objectsIn);
  for (const name of KEPT_WHOLE) {
    const ways = new Set(objects.filter(([field]) => field === name).map(([, fields]) => fields));
    expect([name, ways.size]).toEqual([name, 1]);
    expect([...ways].join(' ')).not.toMatch(/(?:^|[ .])id(?: |$)/);
  }
});

/** A person whose cart has two items, the second estimated at `low` cents. */
function answered(low: number) {
  const item = (id: string, from: number) => ({
    __typename: 'CartItem',
    id,
    key: `key-${id}`,
    kind: 'METAL',
    name: 'Rope chain',
    state: 'ESTIMATED',
    estimate: { __typename: 'ItemEstimate', low: from, metal: { value: from }, reviewReasons: [] },
    answers: { __typename: 'ItemDetails', weight: 12.5, stones: [{ type: 'RUBY' }], watch: null },
    photos: [{ __typename: 'ItemPhoto', id: `photo-${id}`, url: '/a.jpg' }],
    intake: null,
    location: 'WITH_YOU',
    inspection: null,
  });
  const itemCart = {
    __typename: 'ItemCart',
    version: low,
    isEditable: true,
    items: [item('item_0001', 10_000), item('item_0002', low)],
    line: 1,
    low: 1,
    high: 1,
    lowConfidence: false,
    minimumLine: 1,
    maximumLine: 1,
    minimumItem: 1,
    maximumItems: 1,
    insuredMaximum: 1,
    estimateValidUntil: null,
    estimateRenewedOn: null,
  };
  const creditApplication = { __typename: 'CreditApplication', id: 'app_0001', itemCart };
  return {
    currentUser: { __typename: 'User', creditApplication },
  } as unknown as documents.GetItemCartQuery;
}

test('a cart that is told anew is read whole, and what did not change of it is the same as before', () => {
  const { cache } = createDataClient();
  const query = documents.GetItemCartDocument;
  const tell = (low: number) => {
    cache.writeQuery({ query, data: answered(low) });
    const read = cache.readQuery({ query });
    expect(read).toEqual(answered(low));
    return read?.currentUser?.creditApplication?.itemCart?.items;
  };
  const before = tell(20_000);
  const after = tell(30_000);
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
  expect(after?.[1]?.answers).toBe(before?.[1]?.answers);
  expect(Object.keys(cache.extract() as object)).toContain('ItemPhoto:photo-item_0001');
});
