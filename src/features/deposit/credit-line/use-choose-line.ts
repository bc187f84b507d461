import {
  ChooseCreditLineDocument,
  StartApplicationDocument,
} from '../../../contract/generated/documents';
import { storeCashSecuredApplication } from '../../../services/cash-secured/stored-application';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useBrand } from '../../../domain/program/use-brand';

/**
 * Returns a function that chooses a line (cents), and starts an application if there is none. It
 * resolves with the problem, or null.
 */
export function useChooseLine(): (
  applicationId: string | null,
  line: number,
) => Promise<OperationProblem | null> {
  const { id: program } = useBrand();
  const start = useOperation(StartApplicationDocument);
  const choice = useOperation(ChooseCreditLineDocument);

  return async (applicationId, line) => {
    let id = applicationId;
    if (id === null) {
      const started = await start.run({ program });
      id = started.data?.startApplication?.id ?? null;
      if (id === null) return started.problem ?? { kind: 'failed' };
    }
    const { problem } = await choice.run({ creditApplicationId: id, amount: line });
    if (problem === null) storeCashSecuredApplication({ applicationId: id, creditLine: line });
    return problem;
  };
}
