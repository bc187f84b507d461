import { Kind, visit, type DocumentNode } from 'graphql';

/**
 * What is kept as it was answered, not field by field: it has no id and holds nothing that has, is asked for by the
 * same fields everywhere, and is only ever told anew as a whole. A hundred items have some nine thousand fields, of
 * which the cache would keep, compare and read each.
 */
export const KEPT_WHOLE: ReadonlySet<string> = new Set([
  'answers',
  'deposits',
  'estimate',
  'inspection',
]);

const thinned = new WeakMap<DocumentNode, DocumentNode>();

/** The document as the cache is to see it: what is kept whole is a value of it, without fields. */
export function keptWhole(document: DocumentNode): DocumentNode {
  const known = thinned.get(document);
  if (known !== undefined) return known;
  const thin = visit(document, {
    [Kind.FIELD]: ({ selectionSet, ...field }) =>
      selectionSet !== undefined && KEPT_WHOLE.has(field.name.value) ? field : undefined,
  });
  thinned.set(document, thin);
  // It may come back, and is the same then.
  thinned.set(thin, thin);
  return thin;
}
