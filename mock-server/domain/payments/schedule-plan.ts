import {
  planDeposits,
  type DatesPassed,
  type DepositSchedulePlan,
} from '../../../src/domain/deposit/deposit-schedule';
import { statusDefinition } from '../../../src/catalogue/status/facts';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { cancelEvents, scheduleEvent } from '../lifecycle/timers';
import { dateOf, startOfDay } from '../lifecycle/zoned-time';
import type { ScheduleRecord } from '../../world/deposit-state';
import type { MoneyContext } from './ledger';
import { depositTotals } from './totals';

/** Time of a planned deposit: 10 a.m., ms since the start of the day. */
const TIME_OF_DAY = 10 * 3_600_000;

/** Returns the remaining dates of a schedule from today on; none once it has ended. */
export function planOf(
  { state, now }: MoneyContext,
  application: ApplicationRecord,
  schedule: ScheduleRecord,
): DepositSchedulePlan {
  const { deposit, remaining } = depositTotals(state, application);
  // Payments that wait for confirmation may still be taken, so they aren't planned again.
  const there = deposit - remaining;
  if (schedule.status !== 'ACTIVE') return { deposits: [], total: there, completeOn: null };
  return planDeposits(
    schedule,
    { received: there, deposit, deadline: schedule.deadline },
    datesPassed(schedule, now()),
  );
}

/** Returns the dates of a schedule that can't be planned again at `now` (ms since the epoch). */
export function datesPassed({ made, skipped }: ScheduleRecord, now: number): DatesPassed {
  return {
    madeThrough: made.at(-1)?.on ?? null,
    notBefore: dateOf(now),
    skipped: skipped.map(({ on }) => on),
  };
}

/**
 * Whether deposits are made now: only while the offer waits for them. In any other status they are
 * paused.
 */
export function takesDeposits({ status }: Pick<ApplicationRecord, 'status'>): boolean {
  return statusDefinition(status).deposit === 'due';
}

/** Returns the application's active schedule, if any. */
export function activeSchedule(
  { deposits }: Pick<WorldState, 'deposits'>,
  { id }: ApplicationRecord,
): ScheduleRecord | undefined {
  return deposits.schedules.find(
    ({ applicationId, status }) => applicationId === id && status === 'ACTIVE',
  );
}

/**
 * Schedules the next deposit only. In a status that takes no deposits it schedules none; entering
 * the right status calls this again.
 */
export function awaitNextDeposit(context: MoneyContext, application: ApplicationRecord): void {
  cancelEvents(context, application, 'scheduled-deposit');
  const schedule = activeSchedule(context.state, application);
  if (schedule === undefined || !takesDeposits(application)) return;
  const [next] = planOf(context, application, schedule).deposits;
  if (next === undefined) return;
  scheduleEvent(context, application, {
    event: 'scheduled-deposit',
    dueAt: startOfDay(next.on) + TIME_OF_DAY,
  });
}
