import { failureSentence } from '../../../contract/payment-words';
import type { Deposit } from '../../../domain/deposit/use-deposit';

/** The payments that count: one that the person called off is as if it had never been. Newest first. */
export function countingPayments({ payments }: Pick<Deposit, 'payments'>): Deposit['payments'] {
  return payments.filter(({ failure }) => failure !== 'CANCELED').toReversed();
}

/**
 * Why the last payment did not come about, in a sentence; null where it did, or where the schedule
 * tells it.
 */
export function lastFailure(deposit: Pick<Deposit, 'payments'>): string | null {
  const [last] = countingPayments(deposit);
  if (last?.status !== 'FAILED' || last.scheduled) return null;
  return failureSentence(last.failure, last.method);
}
