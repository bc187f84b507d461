import { LIMITS } from '../../../src/catalogue/limits';
import type {
  PaymentFailure,
  PaymentStatus,
  ScheduledDepositStatus,
} from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, WorldState } from '../../world/state';
import type { MadeDeposit, ScheduleRecord } from '../../world/deposit-state';
import { planOf } from '../../domain/payments/schedule-plan';
import { depositTotals } from '../../domain/payments/totals';

interface Entry {
  readonly on: string;
  readonly amount: number;
  readonly status: ScheduledDepositStatus;
  readonly reason: PaymentFailure | null;
  readonly paymentId: string | null;
}

/** Money that has arrived or may still arrive. */
const COUNTS: readonly ScheduledDepositStatus[] = ['PLANNED', 'WAITING', 'PROCESSING', 'RECEIVED'];

const MADE: Readonly<Record<PaymentStatus, ScheduledDepositStatus>> = {
  NEEDS_BANK: 'WAITING',
  MICRO_DEPOSITS: 'WAITING',
  PROCESSING: 'PROCESSING',
  RECEIVED: 'RECEIVED',
  REFUNDED: 'RECEIVED',
  FAILED: 'MISSED',
};

function madeEntry(state: WorldState, { on, paymentId }: MadeDeposit): Entry[] {
  const payment = state.deposits.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return [];
  const { amount, status: now, failure } = payment;
  return [{ on, amount, status: MADE[now], reason: failure, paymentId }];
}

/** Made, skipped and remaining deposits. */
export function viewSchedule(
  world: Pick<Context, 'state' | 'now'>,
  application: ApplicationRecord,
  schedule: ScheduleRecord,
) {
  const { state } = world;
  const plan = planOf(world, application, schedule);
  const { deposit, refunded } = depositTotals(state, application);
  // Refunded deposits had arrived, so they count.
  const reaches = plan.total + refunded;
  const entries: readonly Entry[] = [
    ...schedule.made.flatMap((made) => madeEntry(state, made)),
    ...schedule.skipped.map(({ on, amount }): Entry => ({
      on,
      amount,
      status: 'SKIPPED',
      reason: null,
      paymentId: null,
    })),
    ...plan.deposits.map(({ on, amount }): Entry => ({
      on,
      amount,
      status: 'PLANNED',
      reason: null,
      paymentId: null,
    })),
  ].toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const counted = entries.filter(({ status }) => COUNTS.includes(status));
  // Deposits from outside the schedule count from the start.
  let runningTotal = reaches - counted.reduce((sum, { amount }) => sum + amount, 0);
  const deposits = entries.map(({ on, amount, status, reason, paymentId }) => {
    if (COUNTS.includes(status)) runningTotal += amount;
    return { on, amount, status, reason, paymentId, runningTotal };
  });
  const reached = reaches >= deposit;
  return {
    id: schedule.id,
    idempotencyKey: schedule.idempotencyKey,
    amount: schedule.amount,
    frequency: schedule.frequency,
    firstOn: schedule.firstOn,
    deadline: schedule.deadline,
    status: schedule.status,
    method: schedule.source.method,
    lastFour: schedule.source.lastFour,
    deposits,
    minimumDeposit: LIMITS.cash.minDeposit,
    reaches,
    completeOn: plan.completeOn ?? (reached ? (counted.at(-1)?.on ?? null) : null),
  };
}

export function viewLatestSchedule(
  world: Pick<Context, 'state' | 'now'>,
  application: ApplicationRecord,
) {
  const schedule = world.state.deposits.schedules.findLast(
    ({ applicationId }) => applicationId === application.id,
  );
  return schedule === undefined ? null : viewSchedule(world, application, schedule);
}
