import { MICRO_DEPOSITS } from '../../../fixtures/payment-values';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import type { PaymentRecord } from '../../world/deposit-state';
import type { MoneyContext } from '../payments/ledger';
import { takePayment } from '../payments/make-payment';
import { sendMicroDepositsEmail } from '../payments/payment-emails';
import { fail } from './settle-payment';

/** Takes this payment; later ones of its schedule then need no verification. */
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

export function confirmAtBank(
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  payment.bankAnswer = 'confirmed';
  trustAccount(context, application, payment);
}

export function sendMicroDeposits(
  context: MoneyContext,
  application: ApplicationRecord,
  payment: PaymentRecord,
): void {
  payment.status = 'MICRO_DEPOSITS';
  payment.source.outcome = 'micro-deposits';
  sendMicroDepositsEmail(context, application, payment);
}

export function triesLeft({ wrongTries }: PaymentRecord): number {
  return Math.max(0, MICRO_DEPOSITS.tries - wrongTries);
}

/** Amounts in cents, in either order. Returns the tries left, null if the amounts match. */
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
