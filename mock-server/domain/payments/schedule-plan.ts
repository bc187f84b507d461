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

/** 10 a.m., ms since the start of the day. */
const TIME_OF_DAY = 10 * 3_600_000;

/** Remaining dates from today on; none once the schedule has ended. */
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

/** Dates that can't be planned again at `now` (ms since the epoch). */
export function datesPassed({ made, skipped }: ScheduleRecord, now: number): DatesPassed {
  return {
    madeThrough: made.at(-1)?.on ?? null,
    notBefore: dateOf(now),
    skipped: skipped.map(({ on }) => on),
  };
}

/** Deposits are paused in every status except the one that waits for them. */
export function takesDeposits({ status }: Pick<ApplicationRecord, 'status'>): boolean {
  return statusDefinition(status).deposit === 'due';
}

export function activeSchedule(
  { deposits }: Pick<WorldState, 'deposits'>,
  { id }: ApplicationRecord,
): ScheduleRecord | undefined {
  return deposits.schedules.find(
    ({ applicationId, status }) => applicationId === id && status === 'ACTIVE',
  );
}

/** Only one; none in a status that takes no deposits, until the status changes. */
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
