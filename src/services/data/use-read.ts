import type {
  DataValue,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { operationProblem, type OperationProblem } from './operation-error';

/** Data of a screen and its state. Without a value it is loading, failed or skipped. */
export interface Read<Value> {
  /** Stays while it is read again; null where that failed. */
  readonly value: Value | null;
  /** Whether there is nothing yet, and the answer is on its way. */
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  /** Reads again; null when that failed. Never rejects. */
  refetch(): Promise<Value | null>;
}

export interface ReadOptions<Data, Variables, Value> {
  /** Picks the value from the answer; null or undefined where something required is missing. */
  select(data: DataValue.Complete<Data>): Value | null | undefined;
  readonly variables?: Variables;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
  readonly nextFetchPolicy?: WatchQueryFetchPolicy;
  /** > 0 asks again while the page is visible. */
  readonly pollMs?: number;
  /** Asks for nothing. */
  readonly skip?: boolean;
}

/** Reads data, as `useOperation` changes it: typed by its document, and held against the contract. */
export function useRead<Data, Variables extends OperationVariables, Value>(
  document: TypedDocumentNode<Data, Variables>,
  { select, variables, pollMs = 0, skip = false, ...policies }: ReadOptions<Data, Variables, Value>,
): Read<Value> {
  // The types of useQuery ask for variables only where a document is known to have some.
  const query = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    ...policies,
    returnPartialData: false,
    pollInterval: pollMs,
    skipPollAttempt: () => window.document.visibilityState === 'hidden',
    skip,
    ...(variables === undefined ? {} : { variables }),
  });
  const value = query.data === undefined ? null : (select(query.data) ?? null);
  const missing: OperationProblem | null =
    skip || query.loading || value !== null ? null : { kind: 'failed' };
  return {
    value,
    loading: query.loading && value === null,
    problem: skip ? null : (operationProblem(query.error) ?? missing),
    refetch: async () => {
      try {
        const { data, error } = await query.refetch();
        return error === undefined && data !== undefined ? (select(data) ?? null) : null;
      } catch {
        return null;
      }
    },
  };
}

/** Two reads as one: its value is there once both are. */
export function joinReads<First, Second, Value>(
  first: Read<First>,
  second: Read<Second>,
  join: (first: First, second: Second) => Value,
): Read<Value> {
  const joined = (one: First | null, other: Second | null): Value | null =>
    one === null || other === null ? null : join(one, other);
  const value = joined(first.value, second.value);
  return {
    value,
    loading: value === null && (first.loading || second.loading),
    problem: first.problem ?? second.problem,
    refetch: async () => joined(...(await Promise.all([first.refetch(), second.refetch()]))),
  };
}
