import { countingPayments } from '../common/deposit-news';
import type { Deposit, Payment } from '../../../domain/deposit/use-deposit';

/** What the payment screen shows of a deposit. */
export type PaymentView =
  | { readonly kind: 'none' }
  /** A part of the deposit arrived and no payment is open: payment-selection shows how much. */
  | { readonly kind: 'partial' }
  | { readonly kind: 'received' }
  | {
      readonly kind: 'processing' | 'needs-bank' | 'micro-deposits' | 'failed' | 'refunded';
      readonly payment: Payment;
    };

/** What needs the applicant comes first, then what was given back, then what is complete, then what is on its way, then how the last one ended. */
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
  // A missed deposit of a schedule is told with the schedule.
  if (last.status === 'FAILED' && !last.scheduled) return { kind: 'failed', payment: last };
  return { kind: 'partial' };
}
