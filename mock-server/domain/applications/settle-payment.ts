import { addBankDays } from '../../../src/domain/deposit/bank-days';
import type { PaymentFailure } from '../../../src/contract/generated/types';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { enterStatus } from './enter-status';
import { transition } from './move';
import { offerEnd } from './offer-terms';
import { scheduleEvent } from '../lifecycle/timers';
import { dateOf } from '../lifecycle/zoned-time';
import { bankTime } from '../payments/bank-time';
import { givesDepositBack, refundReason } from '../payments/close-deposits';
import type { PaymentRecord } from '../../world/deposit-state';
import { endWindowIfOver } from './funding-window';
import { enterIntoLedger, wasTaken } from '../payments/ledger';
import { sendFailedEmail, sendReceivedEmail, sendReturnedEmail } from '../payments/payment-emails';
import { refundPayment } from '../payments/refund';
import { activeSchedule, awaitNextDeposit } from '../payments/schedule-plan';
import { depositTotals, paymentsOf } from '../payments/totals';

/** Bank days until the bank returns a deposit that bounces. */
const BOUNCES_AFTER = 2;

/** Removes the payment's scheduled outcome. */
export function forgetPayment({ state }: Pick<Context, 'state'>, { id }: PaymentRecord): void {
  state.schedule = state.schedule.filter(
    ({ details, event }) => details?.paymentId !== id || event === 'refund-sent',
  );
}

/** The applicant has time to accept and sign only once all of the deposit has arrived. */
function completeDeposit(context: Context, application: ApplicationRecord): void {
  if (!depositTotals(context.state, application).isComplete) return;
  const schedule = activeSchedule(context.state, application);
  if (schedule !== undefined) schedule.status = 'COMPLETE';
  const { offer } = application;
  if (offer === null) return;
  const until = offerEnd(context.now());
  if (until > offer.expiresAt) offer.expiresAt = until;
}

/** If the application has ended without an account, refunds the payment immediately. */
export function arrive(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  const today = dateOf(context.now());
  forgetPayment(context, payment);
  Object.assign(payment, { status: 'RECEIVED', settledOn: today, expectedOn: null });
  if (givesDepositBack(application)) {
    refundPayment(context, application, payment, refundReason(application.status));
    sendReceivedEmail(context, application, payment);
    return;
  }
  const { outcome } = payment.source;
  if (outcome === 'returned') {
    scheduleEvent(context, application, {
      event: 'deposit-returned',
      dueAt: bankTime(addBankDays(today, BOUNCES_AFTER)),
      details: { paymentId: payment.id },
      outlivesStatus: true,
    });
  }
  completeDeposit(context, application);
  sendReceivedEmail(context, application, payment);
  if (application.status === 'OFFER_DECISION_NEEDED') {
    if (outcome === 'unverified') {
      transition(context, application, 'VERIFY_DOC', 'payment-unverified');
    } else {
      transition(context, application, 'OFFER_DECISION_NEEDED', 'deposit-arrived');
    }
  }
  awaitNextDeposit(context, application);
}

export function fail(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
  failure: PaymentFailure,
): void {
  forgetPayment(context, payment);
  if (wasTaken(context, payment)) enterIntoLedger(context, payment, 'reversal');
  Object.assign(payment, { status: 'FAILED', failure, expectedOn: null });
  if (failure === 'RETURNED') sendReturnedEmail(context, application, payment);
  else if (failure !== 'CANCELED') sendFailedEmail(context, application, payment);
  application.updatedAt = isoTime(context.now());
  awaitNextDeposit(context, application);
  endWindowIfOver(context, application);
}

/** An offer that was accepted because of the payment goes to manual review. */
export function bounce(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  const schedule = context.state.deposits.schedules.find(({ id }) => id === payment.scheduleId);
  if (schedule?.status === 'COMPLETE') schedule.status = 'ACTIVE';
  payment.settledOn = null;
  fail(context, application, payment, 'RETURNED');
  const { status } = application;
  if (status === 'OFFER_ACCEPTED') {
    transition(context, application, 'MANUAL_REVIEW', 'review-needed');
  } else if (status === 'OFFER_DECISION_NEEDED') {
    enterStatus(context, application);
  }
}

/** Later payments from an account that has been used need no verification. */
export function trustAccounts(state: WorldState, application: ApplicationRecord): void {
  const schedules = state.deposits.schedules.filter(
    ({ applicationId }) => applicationId === application.id,
  );
  for (const { source } of [...paymentsOf(state, application), ...schedules]) {
    if (source.outcome === 'unverified') source.outcome = 'arrives';
  }
}
