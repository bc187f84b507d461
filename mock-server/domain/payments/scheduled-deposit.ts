import type { PaymentFailure } from '../../../src/contract/generated/types';
import type { ApplicationRecord } from '../../world/state';
import type { PaymentRecord } from '../../world/deposit-state';
import type { MoneyContext } from './ledger';
import { makePayment } from './make-payment';
import { activeSchedule, awaitNextDeposit, planOf, takesDeposits } from './schedule-plan';

/**
 * The date is part of the key, so no date is used twice. Null if no deposit is possible now.
 * `refusal`: the bank refuses it immediately.
 */
export function makeScheduledDeposit(
  context: MoneyContext,
  application: ApplicationRecord,
  refusal: PaymentFailure | null,
): PaymentRecord | null {
  if (!takesDeposits(application)) return null;
  const schedule = activeSchedule(context.state, application);
  const [next] = schedule === undefined ? [] : planOf(context, application, schedule).deposits;
  if (schedule === undefined || next === undefined) return null;
  const payment = makePayment(context, application, {
    idempotencyKey: `${schedule.idempotencyKey}:${next.on}`,
    fingerprint: schedule.fingerprint,
    amount: next.amount,
    source: { ...schedule.source },
    authorizationVersion: schedule.authorizationVersion,
    scheduleId: schedule.id,
    refusal,
  });
  schedule.made.push({ on: next.on, paymentId: payment.id });
  awaitNextDeposit(context, application);
  return payment;
}
