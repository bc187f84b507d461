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

/** When a planned deposit is made: 10 in the morning, ms since its day began. */
const TIME_OF_DAY = 10 * 3_600_000;

/** What is still to come of a schedule, from today on; nothing once it has ended. */
export function planOf(
  { state, now }: MoneyContext,
  application: ApplicationRecord,
  schedule: ScheduleRecord,
): DepositSchedulePlan {
  const { deposit, remaining } = depositTotals(state, application);
  // What waits for the person may still be taken: it is not planned a second time.
  const there = deposit - remaining;
  if (schedule.status !== 'ACTIVE') return { deposits: [], total: there, completeOn: null };
  return planDeposits(
    schedule,
    { received: there, deposit, deadline: schedule.deadline },
    datesPassed(schedule, now()),
  );
}

/** The dates of a schedule that are not planned (again) at `now` (ms since the epoch). */
export function datesPassed({ made, skipped }: ScheduleRecord, now: number): DatesPassed {
  return {
    madeThrough: made.at(-1)?.on ?? null,
    notBefore: dateOf(now),
    skipped: skipped.map(({ on }) => on),
  };
}

/** Whether deposits are made now: only while the offer waits for them, in any other status they pause. */
export function takesDeposits({ status }: Pick<ApplicationRecord, 'status'>): boolean {
  return statusDefinition(status).deposit === 'due';
}

/** The application's schedule that deposits are made by; undefined when none is. */
export function activeSchedule(
  { deposits }: Pick<WorldState, 'deposits'>,
  { id }: ApplicationRecord,
): ScheduleRecord | undefined {
  return deposits.schedules.find(
    ({ applicationId, status }) => applicationId === id && status === 'ACTIVE',
  );
}

/**
 * Lets the next deposit of the application's schedule be made when its day has come, and no other. In a
 * status that takes no deposits none is made: entering the one that does asks again.
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
