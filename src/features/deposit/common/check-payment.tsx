import { useState } from 'react';
import type { OperationProblem } from '../../../services/data/operation-error';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';

export interface CheckPaymentProps {
  readonly problem: OperationProblem | null;
  /** Replaces the usual message if the payment was refused. */
  readonly refused?: string | undefined;
  readonly nothingHappened: string;
  /**
   * Looks up the payment, and leaves the page if there is one. Returns false if there is none, null
   * if the lookup failed.
   */
  onCheck(): Promise<boolean | null>;
}

/**
 * The outcome of the payment is unknown, so the applicant checks before paying again. Retrying is
 * safe, because it sends the same idempotency key.
 */
export function CheckPayment({ problem, refused, nothingHappened, onCheck }: CheckPaymentProps) {
  const [checking, setChecking] = useState(false);
  const [seen, setSeen] = useState<{ problem: OperationProblem; found: false | null } | null>(null);
  const unknown = problem?.kind === 'unknown-outcome' || problem?.kind === 'failed';
  if (problem?.kind === 'not-done') {
    return (
      <Callout tone="warning" live="assertive">
        {nothingHappened}
      </Callout>
    );
  }
  if (!unknown) return <MutationProblem problem={problem} refused={refused} />;

  const check = async (): Promise<void> => {
    setChecking(true);
    const found = await onCheck();
    setChecking(false);
    if (found !== true) setSeen({ problem, found });
  };

  if (seen?.problem === problem && seen.found === false) {
    return (
      <Callout tone="info" live="polite">
        {nothingHappened}
      </Callout>
    );
  }
  return (
    <Callout
      tone="warning"
      live="assertive"
      actions={
        <div>
          <Button variant="secondary" loading={checking} onClick={() => void check()}>
            Check Status
          </Button>
        </div>
      }
    >
      <p>
        We couldn’t confirm that went through. Check your application status before trying again.
      </p>
      {seen?.problem === problem && <p>We can’t check it right now. Try again in a moment.</p>}
    </Callout>
  );
}
