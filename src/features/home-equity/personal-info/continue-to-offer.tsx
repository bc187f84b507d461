import { useApplicant } from '../../../services/data/use-applicant';
import { useState } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';

/** Waits until the offer is ready. */
export function ContinueToOffer() {
  const { goToNext, goByStatus } = useNavigation();
  const { refetch: refetchApplication } = useApplicant();
  const [confirming, setConfirming] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const go = async (): Promise<void> => {
    setConfirming(true);
    setPreparing(false);
    setProblem(null);
    const fresh = await refetchApplication();
    setConfirming(false);
    const status = fresh.application?.status;
    if (status === undefined) setProblem(fresh.problem ?? { kind: 'failed' });
    else if (status === 'PREQUALIFIED') setPreparing(true);
    else if (status === 'OFFER_DECISION_NEEDED') goToNext();
    else goByStatus(status);
  };

  return (
    <>
      <div role="status">
        {preparing && <p>We’re preparing your offer. We’ll email you when it’s ready.</p>}
      </div>
      <MutationProblem problem={problem} />
      <div>
        <Button loading={confirming} onClick={() => void go()}>
          Continue
        </Button>
      </div>
    </>
  );
}
