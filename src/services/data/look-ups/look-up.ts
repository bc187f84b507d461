import type { TypedDocumentNode } from '@apollo/client';
import type { Now } from './now';

/** What a look-up found: what the lost answer would have said, that nothing happened, or that it cannot be told. */
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
