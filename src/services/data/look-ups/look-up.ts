import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { Now } from './now';

/** The response that was lost, or why there is none. */
export type Found<Data> = Data | 'not-done' | 'unknown';

export type Find<Data, Variables> = (now: Now, variables: Variables) => Promise<Found<Data>>;

export interface LookUp {
  readonly document: TypedDocumentNode<unknown, never>;
  /** Called before sending. */
  prepare(client: ApolloClient): Find<unknown, never>;
}

/** Needs only current data. */
export function lookUp<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  find: Find<Data, Variables>,
): LookUp {
  return {
    document: document as LookUp['document'],
    prepare: () => find as ReturnType<LookUp['prepare']>,
  };
}

/**
 * Compares with earlier data, so it reads the cache during the click, which is slow for many items.
 */
export function comparison<Data, Variables, Before>(
  document: TypedDocumentNode<Data, Variables>,
  remember: (client: ApolloClient) => Before,
  find: (now: Now, variables: Variables, before: Before) => Promise<Found<Data>>,
): LookUp {
  return {
    document: document as LookUp['document'],
    prepare: (client) => {
      const before = remember(client);
      const compare: Find<Data, Variables> = (now, variables) => find(now, variables, before);
      return compare as ReturnType<LookUp['prepare']>;
    },
  };
}
