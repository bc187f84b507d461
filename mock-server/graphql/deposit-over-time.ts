import type {
  MutationChangeDepositAmountArgs,
  MutationScheduleDepositsArgs,
  MutationSkipDepositArgs,
  MutationStopDepositsArgs,
} from '../../src/contract/generated/types';
import { isoTime } from '../core/clock';
import { dateOf } from '../lifecycle/zoned-time';
import { mailAuthorization } from '../payments/authorization-copy';
import {
  checkAmount,
  checkFirstDay,
  checkReach,
  readAuthorization,
  readKey,
  readSource,
  requireFunding,
} from '../payments/deposit-rules';
import type { ScheduleRecord } from '../payments/deposit-state';
import { fingerprintOf } from '../payments/fingerprint';
import { madeBefore } from '../payments/known-key';
import { activeSchedule, awaitNextDeposit, planOf } from '../payments/schedule-plan';
import { depositTotals } from '../payments/totals';
import { ownSchedule } from './deposit-access';
import { viewSchedule } from './deposit-schedule-view';
import { apiError, fieldInvalid } from './errors';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

function requireActive({ status }: ScheduleRecord): void {
  if (status !== 'ACTIVE') throw apiError('SCHEDULE_CLOSED', 'The schedule has ended');
}

function scheduleDeposits(
  _root: unknown,
  { input }: MutationScheduleDepositsArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const { state } = world;
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  const idempotencyKey = readKey(input.idempotencyKey);
  const fingerprint = fingerprintOf(input);
  const known = madeBefore(state, { user, idempotencyKey, fingerprint });
  if (known !== null && 'schedule' in known)
    return viewSchedule(state, application, known.schedule);
  requireFunding(world, application);
  if (activeSchedule(state, application) !== undefined) {
    throw apiError('SCHEDULE_EXISTS', 'Deposits are scheduled already');
  }
  const { amount, frequency, firstOn } = input;
  const deadline = application.cash?.fundingEndsOn ?? dateOf(world.now());
  checkAmount(world, application, amount);
  checkFirstDay(world, firstOn);
  checkReach(world, application, { plan: { amount, frequency, firstOn }, deadline });
  const authorizationVersion = readAuthorization(input.authorizationVersion);
  const source = readSource(world, user, input);
  const schedule: ScheduleRecord = {
    id: world.nextId('sch'),
    applicationId: application.id,
    idempotencyKey,
    fingerprint,
    amount,
    frequency,
    firstOn,
    deadline,
    status: 'ACTIVE',
    source,
    made: [],
    skipped: [],
    authorizationVersion,
    createdAt: isoTime(world.now()),
  };
  state.deposits.schedules.push(schedule);
  application.updatedAt = schedule.createdAt;
  awaitNextDeposit(world, application);
  const { deposit } = depositTotals(state, application);
  mailAuthorization(world, user, { amount, source, on: firstOn, repeats: { frequency, deposit } });
  return viewSchedule(state, application, schedule);
}

function changeDepositAmount(
  _root: unknown,
  args: MutationChangeDepositAmountArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { schedule, application } = ownSchedule(context, args.scheduleId);
  requireActive(schedule);
  const { amount } = args;
  checkAmount(world, application, amount);
  const { frequency, firstOn, deadline, made, skipped, source } = schedule;
  const passed = { madeThrough: made.at(-1)?.on ?? null, skipped };
  const plan = { amount, frequency, firstOn };
  checkReach(world, application, { plan, deadline, passed });
  schedule.authorizationVersion = readAuthorization(args.authorizationVersion);
  schedule.amount = amount;
  awaitNextDeposit(world, application);
  const { deposit } = depositTotals(world.state, application);
  const on = planOf(world.state, application, schedule).deposits[0]?.on ?? firstOn;
  const repeats = { frequency, deposit };
  mailAuthorization(world, viewerOf(context), { amount, source, on, repeats });
  return viewSchedule(world.state, application, schedule);
}

function skipDeposit(
  _root: unknown,
  { scheduleId, on }: MutationSkipDepositArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { schedule, application } = ownSchedule(context, scheduleId);
  if (!schedule.skipped.includes(on)) {
    requireActive(schedule);
    const planned = planOf(world.state, application, schedule).deposits;
    if (!planned.some((deposit) => deposit.on === on)) {
      throw fieldInvalid('on', 'No deposit is planned on that day');
    }
    schedule.skipped.push(on);
    awaitNextDeposit(world, application);
  }
  return viewSchedule(world.state, application, schedule);
}

function stopDeposits(
  _root: unknown,
  { scheduleId }: MutationStopDepositsArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { schedule, application } = ownSchedule(context, scheduleId);
  if (schedule.status === 'ACTIVE') {
    schedule.status = 'STOPPED';
    awaitNextDeposit(world, application);
  }
  return viewSchedule(world.state, application, schedule);
}

export const depositOverTimeMutations = {
  scheduleDeposits,
  changeDepositAmount,
  skipDeposit,
  stopDeposits,
};
