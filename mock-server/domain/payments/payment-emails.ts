import { centsText, dateText } from '../../../src/catalogue/plain-text';
import type { PaymentFailure } from '../../../src/contract/generated/types';
import { failureSentence, methodText, MISSED_SENTENCE } from '../../../src/contract/payment-words';
import type { ApplicationRecord } from '../../world/state';
import { sendEmail } from '../messages/emails';
import { dateOf } from '../lifecycle/zoned-time';
import { givesDepositBack } from './close-deposits';
import type { PaymentRecord, RefundRecord } from '../../world/deposit-state';
import type { MoneyContext } from './ledger';
import { depositTotals } from './totals';

/** Empty if deposits are no longer taken. */
function restUntil(context: MoneyContext, { cash, status }: ApplicationRecord): string {
  const until = cash?.fundingEndsOn ?? null;
  const isOver = until === null || until < dateOf(context.now());
  return isOver || status !== 'OFFER_DECISION_NEEDED'
    ? ''
    : ` You have until ${dateText(until)} to complete your deposit.`;
}

function howFar(context: MoneyContext, application: ApplicationRecord): string {
  const { received, deposit, isComplete } = depositTotals(context.state, application);
  const { offer } = application;
  if (!isComplete) {
    return `${centsText(received)} of ${centsText(deposit)} has arrived.${restUntil(context, application)}`;
  }
  const by = offer === null ? '' : ` by ${dateText(dateOf(Date.parse(offer.expiresAt)))}`;
  return `That’s your full deposit. Sign in and accept your offer${by}.`;
}

/** If the application has ended, says that the deposit is refunded. */
export function sendReceivedEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  { amount, source }: PaymentRecord,
): void {
  const from = methodText(source.method, source.lastFour);
  const next = givesDepositBack(application)
    ? 'Your application had ended before, so we’re refunding it.'
    : howFar(context, application);
  sendEmail(context, application, {
    subject: 'Deposit received',
    paragraphs: [`We received ${centsText(amount)} from your ${from}. ${next}`],
  });
}

/** The payment was taken, or scheduled. */
export function sendFailedEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  const { amount, source, failure, scheduleId, createdAt } = payment;
  if (scheduleId !== null && failure !== 'CANCELED' && failure !== null) {
    sendEmail(context, application, {
      subject: 'Scheduled deposit missed',
      paragraphs: [missed(createdAt, failure) + restUntil(context, application)],
    });
    return;
  }
  sendEmail(context, application, {
    subject: 'Deposit didn’t go through',
    paragraphs: [
      `Your ${centsText(amount)} deposit from your ${methodText(source.method, source.lastFour)} didn’t go through. ${failureSentence(failure, source.method)}${restUntil(context, application)}`,
    ],
  });
}

function missed(createdAt: string, failure: PaymentFailure): string {
  const day = dateText(dateOf(Date.parse(createdAt)));
  return `Your ${day} deposit didn’t go through. ${MISSED_SENTENCE[failure]}`;
}

/** The deposit had arrived. */
export function sendReturnedEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  { amount, source }: PaymentRecord,
): void {
  const accepted = application.status === 'OFFER_ACCEPTED';
  const next = accepted
    ? ' Your account can’t open without it, so a specialist is reviewing your application. Make sure the money is in your account. We’ll email you when you can try again.'
    : `${restUntil(context, application)} Sign in to pay it again.`;
  sendEmail(context, application, {
    subject: 'Deposit returned',
    paragraphs: [
      `Your bank returned the ${centsText(amount)} deposit from your ${methodText(source.method, source.lastFour)}.${next}`,
    ],
  });
}

export function sendMicroDepositsEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  { source }: PaymentRecord,
): void {
  sendEmail(context, application, {
    subject: 'Two small deposits sent',
    paragraphs: [
      `We sent two small deposits, each under $1.00, to ••${source.lastFour}. When you see them in your account, sign in and enter both amounts. Nothing was taken yet.`,
    ],
  });
}

export function sendRefundEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  { amount }: RefundRecord,
  source: PaymentRecord['source'] | undefined,
): void {
  const to =
    source === undefined
      ? 'the account it came from'
      : `your ${methodText(source.method, source.lastFour)}`;
  sendEmail(context, application, {
    subject: 'Refund sent',
    paragraphs: [`We refunded ${centsText(amount)} of your deposit to ${to}.`],
  });
}
