import type { Deposit } from '../../../domain/deposit/use-deposit';
import { HardInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { DepositStatement } from '../../../domain/disclosure/security-statement';
import { formatCents } from '../../../domain/text/format';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { Button } from '../../../ui/button';
import { KeyFacts } from '../../../ui/key-facts';
import { Actions, Card } from '../../../ui/stack';
import { SavingsPicture } from '../../../ui/pictures/step-pictures';
import { TextNextToPicture } from '../../../ui/picture-heading';
import { StatusTag } from '../../../ui/status-tag';
import type { Accepting } from './use-accept-deposit';

/** The next click accepts the offer. */
export function DepositReceived({
  deposit: { cash },
  accepting: { accept, running, problem },
}: {
  readonly deposit: Deposit;
  readonly accepting: Accepting;
}) {
  return (
    <Screen
      heading="Deposit received"
      picture={<SavingsPicture />}
      above={
        <TextNextToPicture>
          <StatusTag icon="check" tone="success">
            Received
          </StatusTag>
        </TextNextToPicture>
      }
    >
      <Card>
        <KeyFacts
          items={[
            { term: 'Deposit', description: formatCents(cash.received), emphasis: true },
            {
              term: 'Credit line',
              description: formatCents(cash.creditLine ?? cash.deposit ?? cash.received),
            },
          ]}
        />
      </Card>
      <DepositStatement amount={cash.received} />
      <HardInquiryAuthorization />
      <MutationProblem problem={problem} />
      <Actions>
        <Button loading={running} onClick={() => void accept()}>
          Continue
        </Button>
      </Actions>
    </Screen>
  );
}
