import { addBankDays } from '../../../src/domain/deposit/bank-days';
import type { RefundReason } from '../../../src/contract/generated/types';
import { isoTime } from '../../world/clock';
import { numberedId } from '../../world/numbered-id';
import type { ApplicationRecord } from '../../world/state';
import { scheduleEvent } from '../lifecycle/timers';
import { dateOf } from '../lifecycle/zoned-time';
import { bankTime } from './bank-time';
import type { PaymentRecord } from '../../world/deposit-state';
import { enterIntoLedger, type MoneyContext } from './ledger';
import { paymentsOf } from './totals';

/** Bank days; a refund arrives on the last promised day. */
const PROMISED_DAYS = 5;
const TAKES_DAYS = 3;

/** Refunds a payment only once. */
export function refundPayment(
  context: MoneyContext,
  application: ApplicationRecord,
  payment: PaymentRecord,
  reason: RefundReason,
): void {
  if (payment.status !== 'RECEIVED') return;
  const { state } = context;
  const now = context.now();
  payment.status = 'REFUNDED';
  enterIntoLedger(context, payment, 'refund');
  state.deposits.refunds.push({
    id: numberedId(state.counters, 'ref'),
    paymentId: payment.id,
    applicationId: application.id,
    amount: payment.amount,
    reason,
    issuedAt: isoTime(now),
    expectedBy: addBankDays(dateOf(now), PROMISED_DAYS),
    sentAt: null,
  });
  scheduleEvent(context, application, {
    event: 'refund-sent',
    dueAt: bankTime(addBankDays(dateOf(now), TAKES_DAYS)),
    details: { paymentId: payment.id },
    outlivesStatus: true,
  });
}

export function refundDeposit(
  context: MoneyContext,
  application: ApplicationRecord,
  reason: RefundReason,
): void {
  for (const payment of paymentsOf(context.state, application)) {
    refundPayment(context, application, payment, reason);
  }
}
