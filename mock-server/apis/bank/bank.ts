import { SCREENS } from '../../../src/catalogue/screens';
import type { Context, Responder } from '../../world/context';
import type { PaymentRecord } from '../../world/deposit-state';
import { isAllowedAddress } from '../identity/client';
import { scheduleEvent } from '../../domain/lifecycle/timers';
import { confirmPage, problemPage } from './bank-pages';

const PATH = '/bank/confirm';

/** Spec 2. */
const RETURN_PATH = SCREENS['verify-payment'].path.cash;

/** Used if the applicant doesn't return to the portal, ms. */
const CONFIRMS_AFTER_MS = 5000;

/** The bank notifies the processor a little later. */
function takeAnswer(
  context: Context,
  payment: PaymentRecord,
  bankAnswer: NonNullable<PaymentRecord['bankAnswer']>,
): void {
  const application = context.state.applications.find(({ id }) => id === payment.applicationId);
  if (payment.status !== 'NEEDS_BANK' || payment.bankAnswer !== null) return;
  if (application === undefined) return;
  payment.bankAnswer = bankAnswer;
  const details = { paymentId: payment.id };
  scheduleEvent(context, application, {
    dueAt: context.now() + CONFIRMS_AFTER_MS,
    outlivesStatus: true,
    ...(bankAnswer === 'confirmed'
      ? { event: 'bank-confirmed', details }
      : { event: 'deposit-failed', details: { ...details, failure: 'BANK_REFUSED' } }),
  });
}

export const bank: Responder = (request, context) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/bank/')) return Promise.resolve(null);
  const payment = context.state.deposits.payments.find(
    ({ bankRequest }) => bankRequest !== null && bankRequest === url.searchParams.get('request'),
  );
  if (request.method !== 'GET' || url.pathname !== PATH || payment === undefined) {
    return Promise.resolve(problemPage(404, 'There is no payment to confirm at this address.'));
  }
  const requested = url.searchParams.get('return_to');
  const returnTo = requested ?? `${context.origin}${RETURN_PATH}`;
  if (!isAllowedAddress(returnTo, context.origin)) {
    return Promise.resolve(problemPage(400, 'The address to go back to is not allowed.'));
  }
  const answer = url.searchParams.get('answer');
  const undecided = payment.status === 'NEEDS_BANK' && payment.bankAnswer === null;
  if (undecided && answer !== 'confirm' && answer !== 'refuse') {
    return Promise.resolve(confirmPage(payment, url));
  }
  takeAnswer(context, payment, answer === 'refuse' ? 'refused' : 'confirmed');
  const headers = { Location: returnTo, 'Cache-Control': 'no-store' };
  return Promise.resolve(new Response(null, { status: 302, headers }));
};
