import { useRef } from 'react';
import {
  planDeposits,
  type DepositGoal,
  type DepositSchedulePlan,
} from '../../../domain/deposit/deposit-schedule';
import { SkipDepositDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { DEPOSIT_TABLE_ID } from './deposit-table';
import { creditorToday } from '../../../services/clock';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { formatCents, formatDate } from '../../../domain/text/format';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Dialog } from '../../../ui/dialog';
import { Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';

/** Returns the schedule without the deposit of date `on`. */
export function planWithout(
  { amount, frequency, firstOn, deposits }: DepositSchedule,
  goal: DepositGoal,
  on: string,
): DepositSchedulePlan {
  const days = (...statuses: DepositSchedule['deposits'][number]['status'][]): string[] =>
    deposits.filter(({ status }) => statuses.includes(status)).map((deposit) => deposit.on);
  return planDeposits({ amount, frequency, firstOn }, goal, {
    madeThrough: days('WAITING', 'PROCESSING', 'RECEIVED', 'MISSED').at(-1) ?? null,
    notBefore: creditorToday(),
    skipped: [...days('SKIPPED'), on],
  });
}

/** Skipping can't be undone, so the dialog shows its effect on the schedule first. */
export function SkipDeposit(props: {
  readonly schedule: DepositSchedule;
  readonly goal: DepositGoal;
  /** YYYY-MM-DD. */
  readonly on: string;
  refetch(): Promise<unknown>;
  onClose(): void;
}) {
  const { schedule, goal, on, refetch, onClose } = props;
  const { run, problem } = useOperation(SkipDepositDocument);
  const amount = schedule.deposits.find((deposit) => deposit.on === on)?.amount ?? schedule.amount;
  const { deposits, total, completeOn } = planWithout(schedule, goal, on);
  const last = deposits.at(-1);
  // The button is removed with its row: the table gets the focus.
  const skipped = useRef(false);

  const { run: skip, running } = useSingleFlight(async () => {
    const answer = await run({ scheduleId: schedule.id, on });
    await refetch();
    if (answer.problem !== null) return;
    showToast({ title: 'Deposit schedule saved' });
    skipped.current = true;
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      focusAfter={() => (skipped.current ? DEPOSIT_TABLE_ID : null)}
      title={`Skip the deposit of ${formatDate(on)}?`}
      actions={
        <>
          <Button variant="secondary" loading={running} onClick={() => void skip()}>
            Skip Deposit
          </Button>
          <Button onClick={onClose}>Keep Deposit</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          We won’t take {formatCents(amount)} on {formatDate(on)}. You can’t undo this.
        </Text>
        {completeOn !== null && last !== undefined && (
          <Text>Your last deposit would then be on {formatDate(last.on)}.</Text>
        )}
        {completeOn === null && (
          <Callout tone="warning">
            <p>
              You’d have {formatCents(total)} by {formatDate(goal.deadline)}, but you need{' '}
              {formatCents(goal.deposit)}. To keep your offer, change the amount or pay the rest
              another way.
            </p>
          </Callout>
        )}
        <MutationProblem problem={problem} checks="page" />
      </Stack>
    </Dialog>
  );
}
