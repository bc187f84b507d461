import { useQuery } from '@apollo/client/react';
import { DocumentsToSignDocument } from '../../../contract/generated/documents';
import { readProblem, type OperationProblem } from '../../../services/data/operation-error';
import type { DocumentToSign } from './document-to-sign';

/** The documents of the agreements, to sign or signed; null while they are not known. */
export function useDocumentsToSign(): {
  readonly documents: readonly DocumentToSign[] | null;
  readonly problem: OperationProblem | null;
  refetch(): void;
} {
  const { data, error, loading, refetch } = useQuery(DocumentsToSignDocument);
  const documents = data?.currentUser?.creditApplication?.documentsToSign;
  return {
    documents: (documents as readonly DocumentToSign[] | undefined) ?? null,
    problem: readProblem({ error, loading }, documents),
    refetch: () => void refetch(),
  };
}
