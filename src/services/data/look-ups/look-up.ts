import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { Now } from './now';

/** Result of a look-up: the lost response, 'not-done', or 'unknown'. */
export type Found<Data> = Data | 'not-done' | 'unknown';

export type Find<Data, Variables> = (now: Now, variables: Variables) => Promise<Found<Data>>;

/** How to find out whether a mutation happened. */
export interface LookUp {
  readonly document: TypedDocumentNode<unknown, never>;
  /** Called before the mutation is sent. */
  prepare(client: ApolloClient): Find<unknown, never>;
}

/** A look-up that only needs the current data. */
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
 * A look-up that compares with earlier data. Only these read the cache during the click, which is
 * slow for an application with many items.
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
