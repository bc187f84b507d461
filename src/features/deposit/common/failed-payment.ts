import { failureSentence } from '../../../contract/payment-words';
import type { Deposit } from '../../../domain/deposit/use-deposit';

/** The payments that count, newest first: not those that the person canceled. */
export function countingPayments({ payments }: Pick<Deposit, 'payments'>): Deposit['payments'] {
  return payments.filter(({ failure }) => failure !== 'CANCELED').toReversed();
}

/** Why the last payment failed, in a sentence; null where it did not, or where the schedule says so. */
export function lastFailure(deposit: Pick<Deposit, 'payments'>): string | null {
  const [last] = countingPayments(deposit);
  if (last?.status !== 'FAILED' || last.scheduled) return null;
  return failureSentence(last.failure, last.method);
}
