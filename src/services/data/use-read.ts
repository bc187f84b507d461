import {
  type DataValue,
  type OperationVariables,
  type TypedDocumentNode,
  type WatchQueryFetchPolicy,
  NetworkStatus,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { operationProblem, type OperationProblem } from './operation-error';

/** Without a value, it is loading, failed or skipped. */
export interface Read<Value> {
  /**
   * Stays during a refetch, and is the same object while its content is. Null if a refetch failed.
   */
  readonly value: Value | null;
  /** Whether the first request is running. */
  readonly loading: boolean;
  /** Stays while the request is repeated. */
  readonly problem: OperationProblem | null;
  /** Returns null on failure. Never rejects. Stable between renders. */
  refetch(options?: RefetchOptions): Promise<Value | null>;
}

export interface RefetchOptions {
  /** Leaves the value if the refetch fails, for polling. */
  readonly background?: boolean;
}

export type Refetched<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: OperationProblem };

export interface ReadOptions<Data, Variables, Value> {
  /** Must be pure. Null or undefined: something required is missing. */
  select(data: DataValue.Complete<Data>): Value | null | undefined;
  /** Must not change while the component is mounted. */
  readonly variables?: Variables;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
  readonly nextFetchPolicy?: WatchQueryFetchPolicy;
  /** Polling interval while the page is visible, ms. */
  readonly pollMs?: number;
  readonly skip?: boolean;
}

interface Refetchable<Value> extends Omit<Read<Value>, 'refetch'> {
  refetch(options?: RefetchOptions): Promise<Refetched<Value>>;
}

const failed = (error: unknown): { value: null; problem: OperationProblem } => ({
  value: null,
  problem: operationProblem(error) ?? { kind: 'failed' },
});

/** Like `useRead`, with the problem in the result of `refetch`. */
export function useRefetchable<Data, Variables extends OperationVariables, Value>(
  document: TypedDocumentNode<Data, Variables>,
  { select, variables, pollMs = 0, skip = false, ...policies }: ReadOptions<Data, Variables, Value>,
): Refetchable<Value> {
  // The types of useQuery require variables only if the document is known to have some.
  const query = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    ...policies,
    returnPartialData: false,
    pollInterval: pollMs,
    skipPollAttempt: () => window.document.visibilityState === 'hidden',
    skip,
    ...(variables === undefined ? {} : { variables }),
  });
  const { data, previousData, error, networkStatus, refetch: fetchAgain } = query;
  // Fixed, so that value and refetch are stable.
  const [pick] = useState(() => select);
  /** Whether changed data couldn't be refetched. */
  const [stale, setStale] = useState(false);
  const known = data ?? (stale ? undefined : previousData);
  const value = useMemo(() => (known === undefined ? null : (pick(known) ?? null)), [pick, known]);
  const refetch = useCallback(
    async ({ background = false }: RefetchOptions = {}): Promise<Refetched<Value>> => {
      try {
        const result = await fetchAgain();
        const found = result.data === undefined ? null : (pick(result.data) ?? null);
        if (found !== null || !background) setStale(found === null);
        return found === null ? failed(result.error) : { value: found, problem: null };
      } catch (cause) {
        if (!background) setStale(true);
        return failed(cause);
      }
    },
    [pick, fetchAgain],
  );
  const loading = query.loading && value === null;
  const isFirst = networkStatus === NetworkStatus.loading;
  // With a value, the error affects only fields that the screen can do without.
  const hasProblem = !skip && value === null && !(loading && isFirst);
  const problem = useMemo(() => (hasProblem ? failed(error).problem : null), [hasProblem, error]);
  return { value, loading, problem, refetch };
}

/** Types follow the document; the response is checked against the contract. */
export function useRead<Data, Variables extends OperationVariables, Value>(
  document: TypedDocumentNode<Data, Variables>,
  options: ReadOptions<Data, Variables, Value>,
): Read<Value> {
  const { refetch, ...read } = useRefetchable(document, options);
  const refetchValue = useCallback(
    async (how?: RefetchOptions) => (await refetch(how)).value,
    [refetch],
  );
  return { ...read, refetch: refetchValue };
}

/**
 * Whether all reads have loaded or failed once: rendering earlier would shift the layout. Refetches
 * don't reset it.
 */
export function useSettled(...reads: readonly Pick<Read<unknown>, 'loading'>[]): boolean {
  const isThere = (): boolean => reads.every(({ loading }) => !loading);
  // Starts with the cache's state: setting it later would render twice.
  const [settled, setSettled] = useState(isThere);
  const isSettled = settled || isThere();
  if (isSettled && !settled) setSettled(true);
  return isSettled;
}
