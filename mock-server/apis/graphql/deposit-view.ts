import { LIMITS } from '../../../src/catalogue/limits';
import { programTerms } from '../../../src/catalogue/terms';
import type { Context } from '../../world/context';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { triesLeft } from '../../domain/applications/confirm-account';
import type { PaymentRecord, RefundRecord } from '../../world/deposit-state';
import { depositTotals, paymentsOf } from '../../domain/payments/totals';

function viewRefund(state: WorldState, refund: RefundRecord) {
  const payment = state.deposits.payments.find(({ id }) => id === refund.paymentId);
  if (payment === undefined) throw new Error(`Refund ${refund.id} is of no payment`);
  const { id, paymentId, amount, reason, issuedAt, expectedBy, sentAt } = refund;
  return {
    id,
    paymentId,
    amount,
    method: payment.source.method,
    lastFour: payment.source.lastFour,
    reason,
    issuedAt,
    expectedBy,
    sentAt,
  };
}

/** Shows only the last four digits of the account or card. */
export function viewPayment({ state, origin }: Context, payment: PaymentRecord) {
  const { source, bankRequest } = payment;
  const refund = state.deposits.refunds.find(({ paymentId }) => paymentId === payment.id);
  return {
    id: payment.id,
    idempotencyKey: payment.idempotencyKey,
    amount: payment.amount,
    method: source.method,
    brand: source.brand,
    accountType: source.accountType,
    lastFour: source.lastFour,
    status: payment.status,
    failure: payment.failure,
    createdAt: payment.createdAt,
    expectedOn: payment.expectedOn,
    settledOn: payment.settledOn,
    triesLeft: payment.status === 'MICRO_DEPOSITS' ? triesLeft(payment) : null,
    bankUrl:
      payment.status === 'NEEDS_BANK' && bankRequest !== null
        ? `${origin}/bank/confirm?request=${bankRequest}`
        : null,
    scheduled: payment.scheduleId !== null,
    refund: refund === undefined ? null : viewRefund(state, refund),
  };
}

/** Newest first. */
export function viewPayments(world: Context, application: ApplicationRecord) {
  return paymentsOf(world.state, application)
    .toReversed()
    .map((payment) => viewPayment(world, payment));
}

/** Null outside the cash flow. */
export function viewCashAmount({ state }: Context, application: ApplicationRecord) {
  const { cash } = application;
  if (cash === null) return null;
  const { received, onTheWay, waiting, remaining, refunded } = depositTotals(state, application);
  const { minLine, maxLine, step, minDeposit, windowDays } = LIMITS.cash;
  return {
    creditLine: cash.creditLine,
    deposit: cash.creditLine,
    annualFee: programTerms(application.program).annualFee,
    minimum: minLine,
    maximum: maxLine,
    step,
    minimumDeposit: minDeposit,
    received,
    onTheWay,
    waiting,
    remaining: cash.creditLine === null ? null : remaining,
    refunded,
    refunds: state.deposits.refunds
      .filter(({ applicationId }) => applicationId === application.id)
      .map((refund) => viewRefund(state, refund)),
    windowDays,
    fundingEndsOn: cash.fundingEndsOn,
  };
}
