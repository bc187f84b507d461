import type {
  MutationChangeDepositAmountArgs,
  MutationScheduleDepositsArgs,
  MutationSkipDepositArgs,
  MutationStopDepositsArgs,
} from '../../generated/resolver-types';
import { recurringAuthorization } from '../../../src/domain/deposit/payment-authorization';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { brandNames, type BrandNames } from '../../domain/messages/brand-names';
import { dateOf } from '../../domain/lifecycle/zoned-time';
import { mailAuthorization } from '../../domain/payments/authorization-copy';
import {
  checkAmount,
  checkFirstDay,
  checkReach,
  readAuthorization,
  readKey,
  readSource,
  requireFunding,
} from '../../domain/payments/deposit-rules';
import type { ScheduleRecord } from '../../world/deposit-state';
import { fingerprintOf } from '../../domain/payments/fingerprint';
import { madeBefore } from '../../domain/payments/known-key';
import {
  activeSchedule,
  awaitNextDeposit,
  datesPassed,
  planOf,
} from '../../domain/payments/schedule-plan';
import { sendSkippedEmail, sendStoppedEmail } from '../../domain/payments/schedule-emails';
import { depositTotals } from '../../domain/payments/totals';
import { ownSchedule } from './deposit-access';
import { viewSchedule } from './deposit-schedule-view';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

function requireActive({ status }: ScheduleRecord): void {
  if (status !== 'ACTIVE') throw refusal('SCHEDULE_CLOSED', 'The schedule has ended');
}

/** Authorization of the schedule as it is now, with the next deposit on `date` (YYYY-MM-DD). */
function mailSchedule(
  { world, user, names }: { world: Context; user: UserRecord; names: BrandNames },
  application: ApplicationRecord,
  schedule: ScheduleRecord,
): void {
  const { amount, frequency, firstOn, source } = schedule;
  const { deposit } = depositTotals(world.state, application);
  const date = planOf(world, application, schedule).deposits[0]?.on ?? firstOn;
  const { lastFour } = source;
  const { phone } = names;
  const text = recurringAuthorization({ amount, frequency, date, lastFour, deposit, phone });
  mailAuthorization(world, { user, names }, text);
}

async function scheduleDeposits(
  _root: unknown,
  { input }: MutationScheduleDepositsArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const { state } = world;
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  // Await before reading the state: it must not change between check and update.
  const names = await brandNames(application.program);
  const idempotencyKey = readKey(input.idempotencyKey);
  const fingerprint = fingerprintOf(input);
  const known = madeBefore(state, { user, idempotencyKey, fingerprint });
  if (known !== null && 'schedule' in known)
    return viewSchedule(world, application, known.schedule);
  requireFunding(world, application);
  if (activeSchedule(state, application) !== undefined) {
    throw refusal('SCHEDULE_EXISTS', 'Deposits are scheduled already');
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
  mailSchedule({ world, user, names }, application, schedule);
  return viewSchedule(world, application, schedule);
}

async function changeDepositAmount(
  _root: unknown,
  args: MutationChangeDepositAmountArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { schedule, application } = ownSchedule(context, args.scheduleId);
  const names = await brandNames(application.program);
  requireActive(schedule);
  const { amount } = args;
  checkAmount(world, application, amount);
  const { frequency, firstOn, deadline } = schedule;
  const passed = datesPassed(schedule, world.now());
  const plan = { amount, frequency, firstOn };
  checkReach(world, application, { plan, deadline, passed });
  schedule.authorizationVersion = readAuthorization(args.authorizationVersion);
  schedule.amount = amount;
  awaitNextDeposit(world, application);
  mailSchedule({ world, user: viewerOf(context), names }, application, schedule);
  return viewSchedule(world, application, schedule);
}

function skipDeposit(
  _root: unknown,
  { scheduleId, on }: MutationSkipDepositArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { schedule, application } = ownSchedule(context, scheduleId);
  if (!schedule.skipped.some((skipped) => skipped.on === on)) {
    requireActive(schedule);
    const plan = planOf(world, application, schedule);
    const planned = plan.deposits.find((deposit) => deposit.on === on);
    if (planned === undefined) {
      throw fieldInvalid('on', 'No deposit is planned on that day');
    }
    schedule.skipped.push({ on, amount: planned.amount });
    awaitNextDeposit(world, application);
    sendSkippedEmail(world, application, schedule, planned);
  }
  return viewSchedule(world, application, schedule);
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
    sendStoppedEmail(world, application);
  }
  return viewSchedule(world, application, schedule);
}

export const depositOverTimeMutations = {
  scheduleDeposits,
  changeDepositAmount,
  skipDeposit,
  stopDeposits,
};
