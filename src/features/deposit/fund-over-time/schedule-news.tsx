import { MISSED_SENTENCE } from '../../../contract/payment-words';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { formatDate, formatDeadline } from '../../../domain/text/format';
import { LiveRegion } from '../../../ui/live-region';
import { Callout } from '../../../ui/callout';
import { Stack } from '../../../ui/stack';
import { shortfall, unreachable } from './schedule-schema';

/** What did not come as planned: missed deposits, and a schedule that no longer gets there. */
export function ScheduleNews({
  schedule,
  deposit,
  covered,
}: {
  readonly schedule: DepositSchedule;
  /** Whether nothing is left to pay: then nothing is to be made up for. */
  readonly covered: boolean;
  /** The whole deposit, cents. */
  readonly deposit: number;
}) {
  const { deadline, deposits, reaches } = schedule;
  const missed = deposits.filter(({ status }) => status === 'MISSED');
  const goal = { received: 0, deposit, deadline };
  // Where no deposit is to come, none can be larger.
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
