import type {
  ApolloCache,
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { trackOperation } from '../analytics/operation-events';
import { prepareLookUp, type Seek } from './look-ups/find-outcome';
import { nextTask } from '../next-task';
import { wasLong } from './answer-link';
import { isSensitiveOperation, operationName } from './operations';
import { operationProblem, type OperationProblem } from './operation-error';

/** The result of a mutation, or why there is none. */
export type OperationAnswer<Data> =
  | { readonly data: Data; readonly problem: null }
  | { readonly data: null; readonly problem: OperationProblem };

const isUnknown = ({ kind }: OperationProblem): boolean =>
  kind === 'unknown-outcome' || kind === 'failed';

/** Whether the mutation itself was done, and errors concern fields of its result only. */
const concernsFieldsOnly = (error: unknown): boolean =>
  error === undefined ||
  (CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => (path?.length ?? 0) > 1));

const ROOT = 'ROOT_MUTATION';

/**
 * Keeps what a mutation has answered, and nothing of what was asked. Apollo would do the same, but read the answer from
 * what it keeps before and after that, which for a cart of a hundred items takes longer than to keep it.
 */
function keep(
  cache: ApolloCache,
  query: TypedDocumentNode<unknown, OperationVariables>,
  variables: OperationVariables,
  result: object,
): void {
  cache.write({ dataId: ROOT, query, variables, result: result as Record<string, unknown> });
  cache.modify({
    id: ROOT,
    fields: (value, { fieldName, DELETE }) => (fieldName === '__typename' ? value : DELETE),
  });
}

/**
 * Keeps a long answer, such as that of a cart of a hundred items: to keep it is a task, and to tell who shows what it
 * is about the next, which Apollo puts off with a timer.
 */
async function keepLong(...answer: Parameters<typeof keep>): Promise<void> {
  await nextTask();
  keep(...answer);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
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
  const isKept = !isSensitiveOperation(operationName(document));
  let long: object | null = null;
  try {
    const { data, error } = await client.mutate({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      update: (cache, answer) => {
        const isWhole = answer.data !== null && answer.data !== undefined && !answer.errors?.length;
        if (!isKept || !isWhole) return;
        if (wasLong(document)) long = answer.data as object;
        else keep(cache, mutation, variables, answer.data as object);
      },
    });
    if (long !== null) await keepLong(client.cache, mutation, variables, long);
    if (data === undefined || data === null || !concernsFieldsOnly(error)) {
      return { data: null, problem: problemOf(error) };
    }
    // An incomplete answer isn't cached: screens read again what changed.
    if (error !== undefined) void client.refetchQueries({ include: 'active' });
    return { data: data as Data, problem: null };
  } catch (error) {
    return { data: null, problem: problemOf(error) };
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
