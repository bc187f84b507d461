import { useRef } from 'react';
import {
  SignAgreementsDocument,
  SubmitDocumentIdDocument,
} from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';

export interface Signing {
  /** Signs, then hands the signed agreements in. Answers what went wrong, or null. */
  sign(signature: string, documentIds: string[]): Promise<OperationProblem | null>;
  readonly problem: OperationProblem | null;
}

/** The two calls of a signature. When only the second one fails, trying again does not sign twice. */
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
