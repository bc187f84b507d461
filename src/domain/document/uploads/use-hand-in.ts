import { SubmitDocumentIdDocument } from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { Application } from '../../../services/data/use-applicant';

export type HandedIn =
  | { readonly status: string; readonly problem: null }
  | {
      readonly status: null;
      readonly problem: OperationProblem;
      readonly documentId: string;
    };

export function useHandIn(application: Application): {
  handIn(documentIds: readonly string[]): Promise<HandedIn>;
  readonly problem: OperationProblem | null;
} {
  const { run, problem } = useOperation(SubmitDocumentIdDocument);
  const received = new Set(application.documentsReceived.map(({ documentId }) => documentId));

  const handIn = async (documentIds: readonly string[]): Promise<HandedIn> => {
    let status: string = application.status;
    for (const documentId of documentIds.filter((id) => !received.has(id))) {
      const answer = await run({ creditApplicationId: application.id, documentId });
      if (answer.problem !== null) {
        return { status: null, problem: answer.problem, documentId };
      }
      status = answer.data?.submitDocumentId?.status ?? status;
      // The first decision ends the request for all documents.
      if (status !== 'VERIFY_DOC') break;
    }
    return { status, problem: null };
  };

  return { handIn, problem };
}
