import { useApplicant } from '../../../services/data/use-applicant';
import { useState } from 'react';
import { AcceptCreditOfferDocument } from '../../../contract/generated/documents';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { openDuplicateSsn } from '../../../shell/dialogs/duplicate-ssn';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { afterAccept } from '../../../domain/offer/after-accept';
import { ENDED_QUERY } from '../../../domain/offer/offer-state';

export interface Accepting {
  accept(): Promise<unknown>;
  readonly running: boolean;
  readonly problem: OperationProblem | null;
}

/** Accepts the offer once its deposit has arrived, and continues to the next screen. */
export function useAcceptDeposit(options: {
  readonly applicationId: string;
  readonly userId: string;
  refetch(): Promise<unknown>;
  readonly refetchApplicant: ScreenProps['refetch'];
}): Accepting {
  const { applicationId, userId, refetch, refetchApplicant } = options;
  const { goTo, goByStatus } = useNavigation();
  const { run } = useOperation(AcceptCreditOfferDocument);
  const { refetch: refetchApplication } = useApplicant();
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const { run: accept, running } = useSingleFlight(async () => {
    setProblem(null);
    const { data, problem: found } = await run({ creditApplicationId: applicationId });
    const status = data?.acceptCreditOffer?.status ?? null;
    const next = afterAccept({ status, problem: found }, 'cash');
    if (next.kind === 'screen') {
      await refetchApplicant();
      return goTo(next.screen);
    }
    if (next.kind === 'duplicate' || next.kind === 'mismatch') {
      return openDuplicateSsn({ userId, view: next.kind, blocking: next.kind === 'duplicate' });
    }
    // The response may have got lost, or another tab has continued.
    const fresh = await refetchApplication();
    const now = fresh.application?.status;
    if (now !== undefined && now !== 'OFFER_DECISION_NEEDED') return goByStatus(now);
    await refetch();
    if (next.kind === 'ended') {
      return goTo('payment-selection', { query: ENDED_QUERY, replace: true });
    }
    return setProblem(found ?? { kind: 'failed' });
  });

  return { accept, running, problem };
}
