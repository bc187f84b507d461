import { countingPayments } from '../common/deposit-news';
import type { Deposit, Payment } from '../../../domain/deposit/use-deposit';

export type PaymentView =
  | { readonly kind: 'none' }
  /** A part has arrived and no payment is open; `payment-selection` shows the amount. */
  | { readonly kind: 'partial' }
  | { readonly kind: 'received' }
  | {
      readonly kind: 'processing' | 'needs-bank' | 'micro-deposits' | 'failed' | 'refunded';
      readonly payment: Payment;
    };

/** By priority: applicant's action, refund, complete, on its way, outcome of the last payment. */
export function paymentView({ cash, payments }: Deposit): PaymentView {
  const newest = countingPayments({ payments });
  const find = (...statuses: Payment['status'][]) =>
    newest.find(({ status }) => statuses.includes(status));

  const unconfirmed = find('NEEDS_BANK', 'MICRO_DEPOSITS');
  if (unconfirmed !== undefined) {
    const kind = unconfirmed.status === 'NEEDS_BANK' ? 'needs-bank' : 'micro-deposits';
    return { kind, payment: unconfirmed };
  }
  const refunded = find('REFUNDED');
  if (refunded !== undefined) return { kind: 'refunded', payment: refunded };
  if (cash.deposit !== null && cash.received >= cash.deposit) return { kind: 'received' };
  const processing = find('PROCESSING');
  if (processing !== undefined) return { kind: 'processing', payment: processing };
  const [last] = newest;
  if (last === undefined) return { kind: 'none' };
  // The schedule shows its own missed deposits.
  if (last.status === 'FAILED' && !last.scheduled) return { kind: 'failed', payment: last };
  return { kind: 'partial' };
}
