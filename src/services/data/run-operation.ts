import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { trackOperation } from '../analytics/operation-events';
import { prepareLookUp, type Seek } from './look-ups/find-outcome';
import { isSensitiveOperation, operationName } from './operations';
import { operationProblem, type OperationProblem } from './operation-error';

/** The answer of a mutation: what it did, or why that is not so. */
export type OperationAnswer<Data> =
  | { readonly data: Data; readonly problem: null }
  | { readonly data: null; readonly problem: OperationProblem };

const isUnknown = ({ kind }: OperationProblem): boolean =>
  kind === 'unknown-outcome' || kind === 'failed';

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
  try {
    const { data, error } = await client.mutate({
      mutation: document as TypedDocumentNode<Data, OperationVariables>,
      variables,
      fetchPolicy: isSensitiveOperation(operationName(document)) ? 'no-cache' : 'network-only',
    });
    return error === undefined && data !== undefined && data !== null
      ? { data: data as Data, problem: null }
      : { data: null, problem: problemOf(error) };
  } catch (error) {
    return { data: null, problem: problemOf(error) };
  }
}

/**
 * Runs a mutation, as often as it is asked for. An answer that was lost or says nothing is looked up:
 * what happened is answered as if it had been said, and what did not as `not-done`. Where the outcome
 * stays unknown, the next try looks once more before it sends anything. Never rejects.
 */
export function createOperation<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<OperationAnswer<Data>> {
  /** Looks for what a try did whose outcome is unknown. */
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
