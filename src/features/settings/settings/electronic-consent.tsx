import { useState } from 'react';
import { isUndecided } from '../../../catalogue/status/facts';
import { WithdrawElectronicConsentDocument } from '../../../contract/generated/documents';
import type { Application } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { useBrand } from '../../../domain/program/use-brand';
import { formatDay } from '../../../domain/text/format';
import type { Read } from '../../../services/data/use-read';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Pending } from '../../../shell/problems/pending';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { SectionTarget } from '../../../shell/screen/section-target';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import { PhoneLink } from '../../../ui/phone-link';
import type { Consents } from './use-consents';

const HEADING_ID = 'electronic-heading';

export function ElectronicDocuments({
  consents,
  ...rest
}: Pick<ElectronicConsentProps, 'application' | 'refetch'> & {
  readonly consents: Read<Consents>;
}) {
  return (
    <SectionTarget id="electronic" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Electronic documents
        </Heading>
        {consents.value === null ? (
          <Pending read={consents} shape="text" />
        ) : (
          <ElectronicConsent agreedAt={consents.value.eSignAt} {...rest} />
        )}
      </Stack>
    </SectionTarget>
  );
}

interface ElectronicConsentProps {
  /** ISO; null if there is no consent. */
  readonly agreedAt: string | null;
  readonly application: Application | null;
  refetch(): Promise<void>;
}

function ElectronicConsent({ agreedAt, application, refetch }: ElectronicConsentProps) {
  const { phone } = useBrand().texts.customerSupport;
  const { pathOf } = useNavigation();
  const [confirming, setConfirming] = useState(false);
  const { run, problem } = useOperation(WithdrawElectronicConsentDocument);
  const closes = application !== null && isUndecided(application.status);
  const { run: withdraw, running } = useSingleFlight(async () => {
    const answer = await run({});
    if (answer.problem !== null) return;
    await refetch();
    // The dialog's button was replaced, so focus the heading.
    setConfirming(false);
    showToast({ title: 'Changes saved' });
  });
  return (
    <Stack gap={4}>
      <Text>
        {agreedAt === null ? (
          <>
            You get documents on paper, at no cost. Call <PhoneLink phone={phone} /> with questions.
          </>
        ) : (
          <>
            You agreed on {formatDay(agreedAt)} to receive documents electronically. You can ask for
            paper at no cost by calling <PhoneLink phone={phone} />.
          </>
        )}
      </Text>
      <Actions>
        {agreedAt === null ? (
          <LinkButton href={pathOf('complete-sign-up')} variant="secondary">
            Receive Documents Electronically
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={() => setConfirming(true)}>
            Withdraw Consent
          </Button>
        )}
      </Actions>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Withdraw your consent?"
        actions={
          <>
            <Button variant="secondary" loading={running} onClick={() => void withdraw()}>
              Withdraw Consent
            </Button>
            <Button onClick={() => setConfirming(false)}>Keep Electronic Documents</Button>
          </>
        }
      >
        <Stack gap={3}>
          {closes && (
            <Text>
              <strong>This will close your application.</strong> We haven’t made a decision yet, and
              we need this consent to continue online. You can apply on paper by calling{' '}
              <PhoneLink phone={phone} />.
            </Text>
          )}
          <Text>We’ll send your documents by mail, free.</Text>
          <MutationProblem problem={problem} checks="page" />
        </Stack>
      </Dialog>
    </Stack>
  );
}
