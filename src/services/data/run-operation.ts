import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { trackOperation } from '../analytics/operation-events';
import { prepareLookUp, type Seek } from './look-ups/find-outcome';
import { isSensitiveOperation, operationName } from './operations';
import { operationProblem, type OperationProblem } from './operation-error';

/** The result of a mutation, or why there is none. */
export type OperationAnswer<Data> =
  | { readonly data: Data; readonly problem: null }
  | { readonly data: null; readonly problem: OperationProblem };

const isUnknown = ({ kind }: OperationProblem): boolean =>
  kind === 'unknown-outcome' || kind === 'failed';

/** Returns the result of a mutation that was done although fields of its result failed; else null. */
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
  // A connection that was lost on the way may have carried the request all the same.
  const problemOf = (error: unknown): OperationProblem => {
    const found = operationProblem(error) ?? { kind: 'unknown-outcome' };
    return found.kind === 'offline' && hadConnection ? { kind: 'unknown-outcome' } : found;
  };
  const mutation = document as TypedDocumentNode<Data, OperationVariables>;
  try {
    const { data } = await client.mutate({
      mutation,
      variables,
      // Tax ids stay out of the cache, and so do results with errors.
      fetchPolicy: isSensitiveOperation(operationName(document)) ? 'no-cache' : 'network-only',
      errorPolicy: 'none',
    });
    return data === undefined || data === null
      ? { data: null, problem: problemOf(null) }
      : { data: data as Data, problem: null };
  } catch (error) {
    const data = partialResult<Data>(error);
    if (data === null) return { data: null, problem: problemOf(error) };
    // Screens fetch again what the mutation changed.
    void client.refetchQueries({ include: 'active' });
    return { data, problem: null };
  }
}

/**
 * Creates a runner of one mutation. When an answer is lost or unreadable, the outcome is looked up:
 * success is returned as if it had been answered, failure as `not-done`. Where the outcome stays unknown,
 * the next run looks it up again before it sends anything. Never rejects.
 */
export function createOperation<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<OperationAnswer<Data>> {
  /** The look-up of an earlier run whose outcome is still unknown. */
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
