import type { TypedDocumentNode } from '@apollo/client';
import type { Now } from './now';

/** The result of a look-up: the lost answer, that nothing happened, or that it cannot be determined. */
export type Found<Data> = Data | 'not-done' | 'unknown';

export type Find<Data, Variables> = (now: Now, variables: Variables) => Promise<Found<Data>>;

/** How to find out whether one mutation happened. */
export interface LookUp {
  readonly document: TypedDocumentNode<unknown, never>;
  readonly find: Find<unknown, never>;
}

export function lookUp<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  find: Find<Data, Variables>,
): LookUp {
  return { document: document as LookUp['document'], find: find as LookUp['find'] };
}
