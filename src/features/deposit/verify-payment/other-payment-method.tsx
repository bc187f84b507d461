import { CancelPaymentDocument } from '../../../contract/generated/documents';
import { refusalCode } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import type { Payment } from '../../../domain/deposit/use-deposit';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';

/**
 * Cancels a waiting payment, of which nothing was taken, so that the applicant can pay another way.
 */
export function OtherPaymentMethod({
  payment,
  refetch,
}: {
  readonly payment: Payment;
  refetch(): Promise<unknown>;
}) {
  const { goTo } = useNavigation();
  const { run, problem } = useOperation(CancelPaymentDocument);
  const { run: cancel, running } = useSingleFlight(async () => {
    const { data, problem: found } = await run({ paymentId: payment.id });
    // The payment was confirmed or ended elsewhere, which the page shows.
    if (data !== null || refusalCode(found) === 'TRANSITION_REFUSED') await refetch();
    if (data?.cancelPayment.status !== 'FAILED') return;
    goTo('fund-now', { replace: true });
  });

  return (
    <Stack gap={3}>
      <Text tone="muted">
        Is this the wrong account, or would you rather pay another way? We’ll cancel this payment.
        Nothing was taken.
      </Text>
      <MutationProblem problem={problem} />
      <Actions>
        <Button variant="secondary" loading={running} onClick={() => void cancel()}>
          Use a Different Account or Card
        </Button>
      </Actions>
    </Stack>
  );
}
