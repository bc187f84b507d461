import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { Now } from './now';

/** The result of a look-up: the lost answer, that nothing happened, or that it cannot be determined. */
export type Found<Data> = Data | 'not-done' | 'unknown';

export type Find<Data, Variables> = (now: Now, variables: Variables) => Promise<Found<Data>>;

/** How to find out whether one mutation happened. */
export interface LookUp {
  readonly document: TypedDocumentNode<unknown, never>;
  /** Called before the mutation is sent. */
  prepare(client: ApolloClient): Find<unknown, never>;
}

/** A look-up that what is there now tells enough for. */
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
 * One that compares with what was known before. Only these read that from the cache, within the press that sends the
 * mutation: of an application with a hundred items it takes long.
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
