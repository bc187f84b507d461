import type {
  DataValue,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sessionVersion } from '../session/session-version';
import { operationProblem, type OperationProblem } from './operation-error';
import { readKey, takeReadAhead } from './read-ahead';

/** Data of a screen and its state. Without a value it is loading, failed or skipped. */
export interface Read<Value> {
  /**
   * Stays while it is read again, the same one where nothing of it has changed; null where that failed. News that nobody
   * waits for, as a poll asks for, leave it as it is where they cannot be read.
   */
  readonly value: Value | null;
  /** Whether there is nothing yet, and the answer is on its way. */
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  /**
   * Reads again; null when that failed. Never rejects. The same function for as long as the read is the same. With `news`
   * what is known stays where it cannot be read.
   */
  refetch(asking?: Asking): Promise<Value | null>;
}

/** What something is read again for. */
export interface Asking {
  readonly news?: boolean;
}

export interface ReadOptions<Data, Variables, Value> {
  /** Picks the value from the answer, by nothing else; null or undefined where something required is missing. */
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
  const key = readKey(document, variables);
  // What was read for this screen before it was drawn is there; another one is read as ever.
  const [ahead] = useState(() => (!skip && takeReadAhead(key) ? key : null));
  // The types of useQuery ask for variables only where a document is known to have some.
  const query = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    ...policies,
    ...(ahead === key ? { fetchPolicy: 'cache-first' } : {}),
    returnPartialData: false,
    pollInterval: pollMs,
    skipPollAttempt: () => window.document.visibilityState === 'hidden',
    skip,
    ...(variables === undefined ? {} : { variables }),
  });
  // What is made of the answer, and what reads it again, are passed on: new ones would draw all that is given them.
  const [pick] = useState(() => select);
  const { data: answer, refetch: askAgain } = query;
  const read = useMemo(
    () => (answer === undefined ? null : (pick(answer) ?? null)),
    [pick, answer],
  );
  const known = useRef<{ readonly of: string; readonly value: Value } | null>(null);
  // What was read for one session is never shown in another.
  const of = `${sessionVersion()} ${key}`;
  const mustBeRead = useRef(false);
  useLayoutEffect(() => {
    if (read !== null && known.current?.value !== read) known.current = { of, value: read };
  }, [of, read]);
  const keeps = read === null && !skip && !query.loading && !mustBeRead.current;
  const value = keeps && known.current?.of === of ? known.current.value : read;
  const refetch = useCallback(
    async ({ news = false }: Asking = {}): Promise<Value | null> => {
      if (!news) mustBeRead.current = true;
      try {
        const { data } = await askAgain();
        const found = data === undefined ? null : (pick(data) ?? null);
        if (found !== null) mustBeRead.current = false;
        return found;
      } catch {
        return null;
      }
    },
    [pick, askAgain],
  );
  const missing: OperationProblem | null =
    skip || query.loading || value !== null ? null : { kind: 'failed' };
  return {
    value,
    loading: query.loading && value === null,
    // An error next to a value concerns fields that the screen can be without.
    problem: skip || value !== null ? null : (operationProblem(query.error) ?? missing),
    refetch,
  };
}

/** Two reads as one: its value is there once both are, and made by nothing but theirs. */
export function useJoinedReads<First, Second, Value>(
  first: Read<First>,
  second: Read<Second>,
  join: (first: First, second: Second) => Value,
): Read<Value> {
  const [joined] = useState(
    () =>
      (one: First | null, other: Second | null): Value | null =>
        one === null || other === null ? null : join(one, other),
  );
  const value = useMemo(
    () => joined(first.value, second.value),
    [joined, first.value, second.value],
  );
  const { refetch: readFirst } = first;
  const { refetch: readSecond } = second;
  const refetch = useCallback(
    async (asking?: Asking) =>
      joined(...(await Promise.all([readFirst(asking), readSecond(asking)]))),
    [joined, readFirst, readSecond],
  );
  return {
    value,
    loading: value === null && (first.loading || second.loading),
    problem: first.problem ?? second.problem,
    refetch,
  };
}
