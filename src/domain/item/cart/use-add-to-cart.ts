import { useCallback } from 'react';
import {
  AddCartItemDocument,
  StartApplicationDocument,
} from '../../../contract/generated/documents';
import type { ItemInput } from '../../../contract/generated/types';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { Applicant } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { useBrand } from '../../program/use-brand';

/** Starts an application if there is none. */
export function useAddToCart(applicant: Applicant | null): {
  /** Resolves to null on success. Repeating a key adds nothing. */
  add(key: string, item: ItemInput): Promise<OperationProblem | null>;
} {
  const { id: program } = useBrand();
  const { run: start } = useOperation(StartApplicationDocument);
  const { run: addItem } = useOperation(AddCartItemDocument);
  const known = applicant?.application?.id ?? null;

  const add = useCallback(
    async (key: string, item: ItemInput): Promise<OperationProblem | null> => {
      let creditApplicationId = known;
      if (creditApplicationId === null) {
        const started = await start({ program });
        if (started.problem !== null) return started.problem;
        creditApplicationId = started.data?.startApplication?.id ?? null;
      }
      if (creditApplicationId === null) return { kind: 'failed' };
      const { problem } = await addItem({ creditApplicationId, key, item });
      return problem;
    },
    [addItem, known, program, start],
  );
  return { add };
}
