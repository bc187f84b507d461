import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { ConfirmWithBankDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import type { Payment } from '../../../domain/deposit/use-deposit';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { ButtonLink } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { LiveRegion } from '../../../ui/live-region';
import { DocumentsPicture } from '../../../ui/pictures/waiting-pictures';
import { Actions } from '../../../ui/stack';
import { TextNextToPicture } from '../../../ui/picture-heading';
import { WaitingForYou } from '../common/waiting-for-you';
import { OtherPaymentMethod } from './other-payment-method';
import { PaymentFacts } from './payment-facts';
import { hostPath } from '../../../catalogue/folder';

/** Query parameter of the URL to which the bank returns. */
const RETURNED = { bank: 'returned' } as const;

/** Returns the bank's URL with the return address; null if it isn't http(s). */
export function bankAddress(bankUrl: string | null, returnTo: string): string | null {
  if (bankUrl === null || !URL.canParse(bankUrl, returnTo)) return null;
  const url = new URL(bankUrl, returnTo);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('return_to', returnTo);
  return url.href;
}

/** The bank requires a confirmation on its own page. */
export function NeedsBank({
  payment,
  refetch,
}: {
  readonly payment: Payment;
  refetch(): Promise<unknown>;
}) {
  const { pathOf, goTo } = useNavigation();
  const { run, running, problem } = useOperation(ConfirmWithBankDocument);
  const returned = new URLSearchParams(useSearch()).get('bank') === RETURNED.bank;
  const hasSent = useRef(false);

  useEffect(() => {
    if (!returned || hasSent.current) return;
    hasSent.current = true;
    void run({ paymentId: payment.id }).then(async (answer) => {
      await refetch();
      // Only after a response: if it got lost, a reload has to send the request again.
      if (answer.problem === null) goTo('verify-payment', { replace: true });
    });
  }, [goTo, payment.id, refetch, returned, run]);

  const here = hostPath(withQuery(pathOf('verify-payment'), RETURNED));
  const back = new URL(here, window.location.origin).href;
  const address = bankAddress(payment.bankUrl, back);
  return (
    <Screen
      heading="Your bank needs to confirm it’s you"
      lead="Your bank asks you to approve this payment on its own page. Nothing was taken yet. You’ll come back here afterward."
      picture={<DocumentsPicture />}
      above={
        <TextNextToPicture>
          <WaitingForYou />
        </TextNextToPicture>
      }
    >
      <LiveRegion>{running && <Text>We’re asking your bank.</Text>}</LiveRegion>
      <MutationProblem problem={problem} />
      {address !== null && (
        <Actions>
          <ButtonLink href={address}>Continue to My Bank</ButtonLink>
        </Actions>
      )}
      <OtherPaymentMethod payment={payment} refetch={refetch} />
      <PaymentFacts payment={payment} />
    </Screen>
  );
}
