import type { Deposit } from '../../../domain/deposit/use-deposit';
import { formatDeadline } from '../../../domain/text/format';
import { Callout } from '../../../ui/callout';
import { Stack } from '../../../ui/stack';
import { failureSentence } from '../../../contract/payment-words';

/** Informs returning applicants that the last payment failed or the deposits were stopped. */
export function DepositNews({ deposit }: { readonly deposit: Deposit }) {
  const failure = lastFailure(deposit);
  const { schedule, cash } = deposit;
  const stopped = schedule?.status === 'STOPPED' && cash.remaining !== 0;
  if (failure === null && !stopped) return null;
  return (
    <Stack gap={3}>
      {failure !== null && (
        <Callout tone="warning" title="Your deposit didn’t go through">
          <p>{failure}</p>
        </Callout>
      )}
      {stopped && (
        <Callout tone="info" title="You stopped your scheduled deposits">
          <p>
            We won’t take any more.
            {cash.fundingEndsOn !== null &&
              ` You have until ${formatDeadline(cash.fundingEndsOn)} to pay the rest.`}
          </p>
        </Callout>
      )}
    </Stack>
  );
}

/** Leaves out payments that the applicant canceled; newest first. */
export function countingPayments({ payments }: Pick<Deposit, 'payments'>): Deposit['payments'] {
  return payments.filter(({ failure }) => failure !== 'CANCELED').toReversed();
}

/** Returns why the last payment failed; null if it didn't, or if the schedule reports it. */
export function lastFailure(deposit: Pick<Deposit, 'payments'>): string | null {
  const [last] = countingPayments(deposit);
  if (last?.status !== 'FAILED' || last.scheduled) return null;
  return failureSentence(last.failure, last.method);
}
