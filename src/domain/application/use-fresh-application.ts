import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ApplicationDocument } from '../../contract/generated/documents';
import { operationProblem, type OperationProblem } from '../../services/data/operation-error';
import type { Application } from '../../services/data/use-applicant';

/** The application as the data API has it now, or why it could not be read. */
export interface FreshApplication {
  readonly application: Application | null;
  readonly problem: OperationProblem | null;
}

/** Refetches the application from the network and updates the cache. Never rejects. */
export function useFreshApplication(): () => Promise<FreshApplication> {
  const client = useApolloClient();
  return useCallback(async () => {
    try {
      const { data, error } = await client.query({
        query: ApplicationDocument,
        fetchPolicy: 'network-only',
      });
      // The queries that are being shown hear of the new status in a task of their own; until then
      // the gate would lead on by the old one.
      await new Promise((resolve) => window.setTimeout(resolve, 0));
      const application = data?.currentUser?.creditApplication ?? null;
      return { application, problem: operationProblem(error) };
    } catch (error) {
      return { application: null, problem: operationProblem(error) };
    }
  }, [client]);
}
