import { MISSED_SENTENCE } from '../../../contract/payment-words';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { formatDate, formatDeadline } from '../../../domain/text/format';
import { LiveRegion } from '../../../ui/live-region';
import { Callout } from '../../../ui/callout';
import { Stack } from '../../../ui/stack';
import { shortfall, unreachable } from './schedule-schema';

/** Missed deposits, or a goal that the schedule no longer reaches. */
export function ScheduleNews({
  schedule,
  deposit,
  covered,
}: {
  readonly schedule: DepositSchedule;
  /** Whether nothing is left to pay, so that missed deposits don't matter. */
  readonly covered: boolean;
  /** Entire deposit, cents. */
  readonly deposit: number;
}) {
  const { deadline, deposits, reaches } = schedule;
  const missed = deposits.filter(({ status }) => status === 'MISSED');
  const goal = { received: 0, deposit, deadline };
  // Without planned deposits, no amount can be raised.
  const fallsShort = deposits.some(({ status }) => status === 'PLANNED') ? unreachable : shortfall;
  const short = schedule.status === 'ACTIVE' && schedule.completeOn === null && reaches < deposit;
  return (
    <LiveRegion>
      {!covered && (missed.length > 0 || short) && (
        <Stack gap={3}>
          {missed.map(({ on, reason }) => (
            <Callout key={on} tone="warning">
              Your {formatDate(on)} deposit didn’t go through.{' '}
              {MISSED_SENTENCE[reason ?? 'PROCESSING_ERROR']} You have until{' '}
              {formatDeadline(deadline)} to complete your deposit.
            </Callout>
          ))}
          {short && <Callout tone="warning">{fallsShort(goal, reaches)}</Callout>}
        </Stack>
      )}
    </LiveRegion>
  );
}
