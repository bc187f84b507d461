import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { prepareLookUp } from './look-ups/find-outcome';
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
 * Runs a mutation. An answer that was lost or says nothing is looked up: what happened is answered as
 * if it had been said, and what did not as `not-done`. Where `again` is true an earlier try of it had an
 * unknown outcome; then it is looked up before anything is sent a second time. Never rejects.
 */
export async function runOperation<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { again = false }: { readonly again?: boolean } = {},
): Promise<OperationAnswer<Data>> {
  const find = prepareLookUp(client, document);
  if (again) {
    const found = await find(variables);
    if (typeof found !== 'string') return { data: found, problem: null };
  }
  const answer = await send(client, document, variables);
  if (answer.problem === null || !isUnknown(answer.problem)) return answer;
  const found = await find(variables);
  if (found === 'unknown') return { data: null, problem: { kind: 'unknown-outcome' } };
  if (found === 'not-done') return { data: null, problem: { kind: 'not-done' } };
  return { data: found, problem: null };
}
