import type { PaymentMethod } from '../../../contract/generated/types';
import { failureSentence } from '../../../contract/payment-words';
import { DepositRefunds, knownRefund, refundTitle } from '../../../domain/deposit/deposit-refunds';
import type { CashAmount, Payment } from '../../../domain/deposit/use-deposit';
import { formatDay } from '../../../domain/text/format';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { UpdatedApplication } from '../../../shell/status/updated-application';
import { Screen } from '../../../shell/screen/screen';
import { LinkButton } from '../../../ui/link-button';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { UnpluggedPicture } from '../../../ui/pictures/end-pictures';
import { SavingsPicture } from '../../../ui/pictures/step-pictures';
import { Timeline } from '../../../ui/timeline';
import { TextNextToPicture } from '../../../ui/picture-heading';
import { StatusTag } from '../../../ui/status-tag';
import { PaymentFacts } from './payment-facts';

function PayAgain({ children }: { readonly children: string }) {
  const { pathOf } = useNavigation();
  const [now, choice] = [pathOf('fund-now'), pathOf('payment-selection')];
  return (
    <Actions>
      <LinkButton href={now}>{children}</LinkButton>
      <LinkButton href={choice} variant="secondary">
        Back to My Offer
      </LinkButton>
    </Actions>
  );
}

const DURATION: Record<PaymentMethod, string> = {
  BANK_ACCOUNT: 'Bank transfers take 1 to 3 business days.',
  DEBIT_CARD: 'Card payments take a few seconds.',
};

export function ProcessingPayment({ payment }: { readonly payment: Payment }) {
  const home = useNavigation().pathOf('home');
  return (
    <Screen
      lead={`${DURATION[payment.method]} You can leave this page: we’ll email you when it arrives, or if it doesn’t.`}
      picture={<SavingsPicture />}
      way={
        <Card>
          <Stack gap={4}>
            <Heading level={2}>Progress</Heading>
            <Timeline
              steps={[
                {
                  state: 'done',
                  title: 'You sent your deposit',
                  when: formatDay(payment.createdAt),
                },
                { state: 'now', title: 'It is on its way to us' },
                { state: 'next', title: 'It arrives and counts toward your credit line' },
              ]}
            />
          </Stack>
        </Card>
      }
      above={
        <TextNextToPicture>
          <StatusTag icon="clock" tone="info">
            On its way
          </StatusTag>
        </TextNextToPicture>
      }
    >
      <PaymentFacts payment={payment} />
      <Actions>
        <LinkButton href={home} variant="secondary">
          Back to Home
        </LinkButton>
      </Actions>
    </Screen>
  );
}

export function FailedPayment({ payment }: { readonly payment: Payment }) {
  return (
    <Screen
      heading="Your deposit didn’t go through"
      picture={<UnpluggedPicture />}
      lead={failureSentence(payment.failure, payment.method)}
      above={
        <TextNextToPicture>
          <StatusTag icon="alert" tone="warning">
            Not received
          </StatusTag>
        </TextNextToPicture>
      }
    >
      <PayAgain>Try Another Way to Pay</PayAgain>
      <PaymentFacts payment={payment} />
    </Screen>
  );
}

/** Refunded because the application closed; `status` gives the reason. */
export function RefundedPayment({
  cash,
  status,
}: {
  readonly cash: CashAmount;
  readonly status: string;
}) {
  return (
    <Screen heading={refundTitle(cash)} picture={<SavingsPicture />}>
      <Text>{knownRefund(cash)}</Text>
      <DepositRefunds cash={cash} />
      <UpdatedApplication status={status} />
    </Screen>
  );
}

export function NoPayment() {
  return (
    <Screen
      heading="You haven’t made a deposit yet"
      picture={<SavingsPicture />}
      lead="Choose how to pay, and you’ll see here when your deposit arrives."
    >
      <PayAgain>Pay My Deposit</PayAgain>
    </Screen>
  );
}
