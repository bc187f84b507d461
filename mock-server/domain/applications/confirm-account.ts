import { MICRO_DEPOSITS } from '../../../fixtures/payment-values';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import type { PaymentRecord } from '../../world/deposit-state';
import type { MoneyContext } from '../payments/ledger';
import { takePayment } from '../payments/make-payment';
import { sendMicroDepositsEmail } from '../payments/payment-emails';
import { fail } from './settle-payment';

/**
 * Marks the account as verified: this payment is taken, and later ones of its schedule need no
 * verification.
 */
function trustAccount(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  payment.source.outcome = 'arrives';
  const schedule = context.state.deposits.schedules.find(({ id }) => id === payment.scheduleId);
  if (schedule !== undefined) schedule.source.outcome = 'arrives';
  takePayment(context, application, payment);
}

/** Takes a payment that the applicant has confirmed with the bank. */
export function confirmAtBank(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  payment.bankAnswer = 'confirmed';
  trustAccount(context, application, payment);
}

/** Starts account verification with two micro-deposits. */
export function sendMicroDeposits(
  context: MoneyContext,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  payment.status = 'MICRO_DEPOSITS';
  payment.source.outcome = 'micro-deposits';
  sendMicroDepositsEmail(context, application, payment);
}

/** Tries left to enter the micro-deposit amounts. */
export function triesLeft({ wrongTries }: PaymentRecord): number {
  return Math.max(0, MICRO_DEPOSITS.tries - wrongTries);
}

/**
 * Compares the amounts (cents, in either order) with those sent and takes the payment. Returns null
 * if they match, otherwise the tries left. After the last try the payment fails.
 */
export function checkMicroDeposits(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
  amounts: readonly [number, number],
): number | null {
  const entered = amounts.toSorted((a, b) => a - b);
  if (entered.every((amount, index) => amount === MICRO_DEPOSITS.amounts[index])) {
    trustAccount(context, application, payment);
    return null;
  }
  payment.wrongTries += 1;
  const left = triesLeft(payment);
  if (left === 0) fail(context, application, payment, 'MICRO_DEPOSITS_FAILED');
  return left;
}
