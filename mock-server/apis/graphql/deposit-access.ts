import type { ApplicationRecord } from '../../world/state';
import type { PaymentRecord, ScheduleRecord } from '../../world/deposit-state';
import { refusal } from '../../domain/rules/refusal';
import { viewerOf, type ResolverContext } from './resolver-context';

function isOwn(context: ResolverContext, applicationId: string): ApplicationRecord | undefined {
  const { sub } = viewerOf(context);
  return context.world.state.applications.find(
    ({ id, owner }) => id === applicationId && owner === sub,
  );
}

/** Throws PAYMENT_UNKNOWN unless the viewer owns the payment. */
export function ownPayment(
  context: ResolverContext,
  paymentId: string,
): { payment: PaymentRecord; application: ApplicationRecord } {
  const payment = context.world.state.deposits.payments.find(({ id }) => id === paymentId);
  const application = payment === undefined ? undefined : isOwn(context, payment.applicationId);
  if (payment === undefined || application === undefined) {
    throw refusal('PAYMENT_UNKNOWN', `You have no payment ${paymentId}`);
  }
  return { payment, application };
}

/** Throws PAYMENT_UNKNOWN unless the viewer owns the schedule. */
export function ownSchedule(
  context: ResolverContext,
  scheduleId: string,
): { schedule: ScheduleRecord; application: ApplicationRecord } {
  const schedule = context.world.state.deposits.schedules.find(({ id }) => id === scheduleId);
  const application = schedule === undefined ? undefined : isOwn(context, schedule.applicationId);
  if (schedule === undefined || application === undefined) {
    throw refusal('PAYMENT_UNKNOWN', `You have no schedule ${scheduleId}`);
  }
  return { schedule, application };
}
