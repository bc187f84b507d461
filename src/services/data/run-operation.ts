import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { trackOperation } from '../analytics/operation-events';
import { prepareLookUp, type Seek } from './look-ups/find-outcome';
import { isSensitiveOperation, operationName } from './operations';
import { operationProblem, type OperationProblem } from './operation-error';

export type OperationAnswer<Data> =
  | { readonly data: Data; readonly problem: null }
  | { readonly data: null; readonly problem: OperationProblem };

const isUnknown = ({ kind }: OperationProblem): boolean =>
  kind === 'unknown-outcome' || kind === 'failed';

/** Returns the result of a successful mutation of which some fields failed; otherwise null. */
function partialResult<Data>(error: unknown): Data | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const concernsFieldsOnly = error.errors.every(({ path }) => (path?.length ?? 0) > 1);
  return concernsFieldsOnly ? ((error.data ?? null) as Data | null) : null;
}

async function send<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationAnswer<Data>> {
  const hadConnection = navigator.onLine;
  // The request may have arrived before the connection was lost.
  const problemOf = (error: unknown): OperationProblem => {
    const found = operationProblem(error) ?? { kind: 'unknown-outcome' };
    return found.kind === 'offline' && hadConnection ? { kind: 'unknown-outcome' } : found;
  };
  const mutation = document as TypedDocumentNode<Data, OperationVariables>;
  try {
    const { data } = await client.mutate({
      mutation,
      variables,
      // Keep tax IDs and results with errors out of the cache.
      fetchPolicy: isSensitiveOperation(operationName(document)) ? 'no-cache' : 'network-only',
      errorPolicy: 'none',
    });
    return data === undefined || data === null
      ? { data: null, problem: problemOf(null) }
      : { data: data as Data, problem: null };
  } catch (error) {
    const data = partialResult<Data>(error);
    if (data === null) return { data: null, problem: problemOf(error) };
    // Screens refetch data that the mutation changed.
    void client.refetchQueries({ include: 'active' });
    return { data, problem: null };
  }
}

/**
 * Creates a runner of one mutation. After a lost or unreadable response it looks up the result:
 * returns a success as usual, a failure as `not-done`. While the result is unknown, the next run
 * repeats the look-up before sending. Never rejects.
 */
export function createOperation<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<OperationAnswer<Data>> {
  /** From an earlier run whose result is still unknown. */
  let pending: Seek<Data, Variables> | null = null;
  const run = async (variables: Variables): Promise<OperationAnswer<Data>> => {
    const seek = pending ?? prepareLookUp(client, document);
    if (pending !== null) {
      const found = await seek(variables);
      pending = null;
      if (typeof found !== 'string') return { data: found, problem: null };
    }
    const answer = await send(client, document, variables);
    if (answer.problem === null || !isUnknown(answer.problem)) return answer;
    const found = await seek(variables);
    if (found === 'not-done') return { data: null, problem: { kind: 'not-done' } };
    if (found !== 'unknown') return { data: found, problem: null };
    pending = seek;
    return { data: null, problem: { kind: 'unknown-outcome' } };
  };
  return async (variables) => {
    const answer = await run(variables);
    const { data } = answer;
    if (answer.problem === null) trackOperation(operationName(document), { data, variables });
    return answer;
  };
}
