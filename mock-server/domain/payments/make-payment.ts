import type { FundingOutcome } from '../../../fixtures/payment-values';
import { addBankDays, TRANSFER_DAYS } from '../../../src/domain/deposit/bank-days';
import type { PaymentFailure } from '../../../src/contract/generated/types';
import { isoTime } from '../../world/clock';
import { fnv1a } from '../../scenario/fnv1a';
import { numberedId } from '../../world/numbered-id';
import type { ApplicationRecord } from '../../world/state';
import { scheduleEvent } from '../lifecycle/timers';
import { dateOf } from '../lifecycle/zoned-time';
import { bankTime } from './bank-time';
import type { FundingSource, PaymentRecord } from '../../world/deposit-state';
import { sendFailedEmail, sendMicroDepositsEmail } from './payment-emails';
import { enterIntoLedger, type MoneyContext } from './ledger';

/** Milliseconds. */
const CARD_TAKES = 3000;

/** A bank refuses a card immediately, an account on the day of arrival. */
const REFUSALS: Readonly<Partial<Record<FundingOutcome, PaymentFailure>>> = {
  declined: 'DECLINED',
  insufficient: 'INSUFFICIENT_FUNDS',
  'processing-error': 'PROCESSING_ERROR',
  'account-not-found': 'ACCOUNT_NOT_FOUND',
  'account-closed': 'ACCOUNT_CLOSED',
  stopped: 'PAYMENT_STOPPED',
};

export interface PaymentRequest {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  /** Cents. */
  readonly amount: number;
  readonly source: FundingSource;
  readonly authorizationVersion: string;
  readonly scheduleId?: string;
  /** Refuse immediately, regardless of the source; null to let the source decide. */
  readonly refusal?: PaymentFailure | null;
}

/** The payment is in transit then, and its outcome is scheduled. */
export function takePayment(
  context: MoneyContext,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  const { source } = payment;
  const now = context.now();
  const today = dateOf(now);
  const failure = REFUSALS[source.outcome] ?? null;
  const byCard = source.method === 'DEBIT_CARD';
  if (byCard && failure !== null) {
    Object.assign(payment, { status: 'FAILED', failure, expectedOn: null });
    // A refusal while the applicant pays appears on screen; a scheduled one needs an email.
    if (payment.scheduleId !== null) sendFailedEmail(context, application, payment);
    return;
  }
  const days = source.outcome === 'arrives-next-day' ? 1 : TRANSFER_DAYS;
  const expectedOn = byCard ? today : addBankDays(today, days);
  payment.status = 'PROCESSING';
  payment.expectedOn = expectedOn;
  enterIntoLedger(context, payment, payment.scheduleId === null ? 'charge' : 'deposit');
  scheduleEvent(context, application, {
    event: failure === null ? 'deposit-arrived' : 'deposit-failed',
    dueAt: byCard ? now + CARD_TAKES : bankTime(expectedOn),
    details: { paymentId: payment.id, ...(failure === null ? {} : { failure }) },
    outlivesStatus: true,
  });
}

/** Agreed to, but not taken yet. */
function newPayment(
  context: MoneyContext,
  application: ApplicationRecord,
  request: PaymentRequest,
): PaymentRecord {
  const { state } = context;
  const payment: PaymentRecord = {
    id: numberedId(state.counters, 'pay'),
    applicationId: application.id,
    idempotencyKey: request.idempotencyKey,
    fingerprint: request.fingerprint,
    amount: request.amount,
    source: request.source,
    status: 'PROCESSING',
    failure: null,
    createdAt: isoTime(context.now()),
    expectedOn: null,
    settledOn: null,
    wrongTries: 0,
    bankRequest: null,
    bankAnswer: null,
    scheduleId: request.scheduleId ?? null,
    authorizationVersion: request.authorizationVersion,
  };
  state.deposits.payments.push(payment);
  return payment;
}

/** Takes the payment, or first waits for the applicant if the bank requires it. */
export function makePayment(
  context: MoneyContext,
  application: ApplicationRecord,
  request: PaymentRequest,
): PaymentRecord {
  const payment = newPayment(context, application, request);
  const { refusal = null } = request;
  if (refusal !== null) {
    payment.status = 'FAILED';
    payment.failure = refusal;
    sendFailedEmail(context, application, payment);
    return payment;
  }
  if (payment.source.outcome === 'needs-bank') {
    payment.status = 'NEEDS_BANK';
    payment.bankRequest = `bnk_${fnv1a(payment.id + payment.idempotencyKey).toString(36)}`;
  } else if (payment.source.outcome === 'micro-deposits') {
    payment.status = 'MICRO_DEPOSITS';
    sendMicroDepositsEmail(context, application, payment);
  } else {
    takePayment(context, application, payment);
  }
  return payment;
}
