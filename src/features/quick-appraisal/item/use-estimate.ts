import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EstimateItemDocument } from '../../../contract/generated/documents';
import type { ItemInput } from '../../../contract/generated/types';
import type { Estimate } from '../../../domain/item/estimate/estimate-text';
import { track } from '../../../services/analytics/track';
import { operationProblem, type OperationProblem } from '../../../services/data/operation-error';

/** Needs no token. Never rejects. */
export function useEstimate(): {
  readonly problem: OperationProblem | null;
  ask(item: ItemInput): Promise<{ estimate: Estimate | null; problem: OperationProblem | null }>;
} {
  const client = useApolloClient();
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  // Cancels the request when the page is left.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const ask = useCallback(
    async (item: ItemInput) => {
      setProblem(null);
      try {
        const { data, error } = await client.query({
          query: EstimateItemDocument,
          variables: { item },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: leaving.current.signal } },
        });
        const found = operationProblem(error);
        setProblem(found);
        const estimate = data?.estimateItem ?? null;
        if (estimate !== null) {
          track('Item Estimated', { kind: item.kind, outcome: estimate.outcome });
        }
        return { estimate, problem: found };
      } catch (error) {
        const found = operationProblem(error);
        setProblem(found);
        return { estimate: null, problem: found };
      }
    },
    [client],
  );
  return { problem, ask };
}
