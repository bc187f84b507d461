import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { isSensitiveOperation } from './operations';
import { operationProblem, type OperationProblem } from './operation-error';

/** The answer of an operation: data and problem may both be there (errorPolicy `all`). */
export interface OperationAnswer<Data> {
  readonly data: Data | null;
  readonly problem: OperationProblem | null;
}

function operationName(document: DocumentNode): string | undefined {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}

/**
 * Runs mutations, one at a time. Sensitive ones bypass the cache, so that a tax id is never kept in it.
 * Never rejects: the problem is part of the answer and of the state.
 */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): {
  run(variables: Variables): Promise<OperationAnswer<Data>>;
  readonly running: boolean;
  readonly problem: OperationProblem | null;
  clearProblem(): void;
} {
  const client = useApolloClient();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const run = useCallback(
    async (variables: Variables): Promise<OperationAnswer<Data>> => {
      setRunning(true);
      setProblem(null);
      const hadConnection = navigator.onLine;
      // A connection that was lost on the way may have carried the request all the same.
      const problemOf = (error: unknown): OperationProblem | null => {
        const found = operationProblem(error);
        return found?.kind === 'offline' && hadConnection ? { kind: 'unknown-outcome' } : found;
      };
      try {
        const name = operationName(document);
        const result = await client.mutate({
          mutation: document as TypedDocumentNode<Data, OperationVariables>,
          variables,
          fetchPolicy: isSensitiveOperation(name) ? 'no-cache' : 'network-only',
        });
        const found = problemOf(result.error);
        setProblem(found);
        return { data: (result.data as Data | undefined) ?? null, problem: found };
      } catch (error) {
        const found = problemOf(error);
        setProblem(found);
        return { data: null, problem: found };
      } finally {
        setRunning(false);
      }
    },
    [client, document],
  );

  const clearProblem = useCallback(() => setProblem(null), []);
  return { run, running, problem, clearProblem };
}
