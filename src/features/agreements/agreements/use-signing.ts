import { useRef } from 'react';
import {
  SignAgreementsDocument,
  SubmitDocumentIdDocument,
} from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';

export interface Signing {
  /** Signs and submits the agreements. Resolves to the problem, or null. */
  sign(signature: string, documentIds: string[]): Promise<OperationProblem | null>;
  readonly problem: OperationProblem | null;
}

/** The two calls of a signature. If only the second fails, a retry doesn't sign twice. */
export function useSigning(applicationId: string): Signing {
  const signAgreements = useOperation(SignAgreementsDocument);
  const handIn = useOperation(SubmitDocumentIdDocument);
  const signedId = useRef<string | null>(null);

  return {
    problem: handIn.problem ?? signAgreements.problem,
    sign: async (signature, documentIds) => {
      handIn.clearProblem();
      if (signedId.current === null) {
        const input = { creditApplicationId: applicationId, signature, documentIds };
        const signed = await signAgreements.run({ input });
        if (signed.problem !== null) return signed.problem;
        signedId.current = signed.data?.signAgreements?.documentId ?? null;
      }
      if (signedId.current === null) return { kind: 'failed' };
      const handedIn = await handIn.run({
        creditApplicationId: applicationId,
        documentId: signedId.current,
      });
      return handedIn.problem;
    },
  };
}
