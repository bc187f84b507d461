import { useRef, useState } from 'react';
import { StopDepositsDocument } from '../../../contract/generated/documents';
import { refusalCode } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { formatDeadline } from '../../../domain/text/format';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PAGE_HEADING_ID } from '../../../ui/heading';
import { showToast } from '../../../ui/toaster';

/** Possible at any time and without a call (Reg E). Shows first what remains. */
export function StopDeposits({
  schedule,
  refetch,
}: {
  readonly schedule: DepositSchedule;
  refetch(): Promise<unknown>;
}) {
  const [confirming, setConfirming] = useState(false);
  const { run, problem } = useOperation(StopDepositsDocument);
  // The button is removed with the schedule: the heading gets the focus.
  const stopped = useRef(false);

  const { run: stop, running } = useSingleFlight(async () => {
    const answer = await run({ scheduleId: schedule.id });
    if (answer.problem !== null && refusalCode(answer.problem) !== 'SCHEDULE_CLOSED') return;
    stopped.current = true;
    await refetch();
    showToast({ title: 'Changes saved' });
    setConfirming(false);
  });

  return (
    <>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        Stop Deposits
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        focusAfter={() => (stopped.current ? PAGE_HEADING_ID : null)}
        title="Stop your deposits?"
        actions={
          <>
            <Button variant="secondary" loading={running} onClick={() => void stop()}>
              Stop Deposits
            </Button>
            <Button onClick={() => setConfirming(false)}>Keep My Deposits</Button>
          </>
        }
      >
        <p>
          We won’t take any more deposits. What you’ve deposited stays with your application. You
          have until {formatDeadline(schedule.deadline)} to pay the rest.
        </p>
        <MutationProblem problem={problem} />
      </Dialog>
    </>
  );
}
