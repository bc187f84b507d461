import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { OperationProblem } from './operation-error';
import { createOperation, type OperationAnswer } from './run-operation';
import { useSingleFlight } from './use-single-flight';

/**
 * Runs one at a time: a call in between sends nothing and returns the problem `running`. Sensitive
 * mutations bypass the cache, so it never contains a tax ID. Never rejects: result and state
 * contain the problem.
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
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const operate = useMemo(() => createOperation(client, document), [client, document]);
  const work = useCallback(
    async (variables: Variables) => {
      setProblem(null);
      const answer = await operate(variables);
      setProblem(answer.problem);
      return answer;
    },
    [operate],
  );
  const { run: runOne, running } = useSingleFlight(work);
  const run = useCallback(
    async (variables: Variables): Promise<OperationAnswer<Data>> =>
      (await runOne(variables)) ?? { data: null, problem: { kind: 'running' } },
    [runOne],
  );
  const clearProblem = useCallback(() => setProblem(null), []);
  return { run, running, problem, clearProblem };
}
