import {
  ConsentsDocument,
  type ConsentsQuery,
  SetCommunicationPreferencesDocument,
} from '../../../contract/generated/documents';
import { useState } from 'react';
import type { Application } from '../../../services/data/use-applicant';
import { useOperation } from '../../../services/data/use-operation';
import { useRead, type Read } from '../../../services/data/use-read';
import { Pending } from '../../../shell/problems/pending';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { SectionTarget } from '../../../shell/screen/section-target';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Heading } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import { ElectronicConsent } from './electronic-consent';
import { useSubmit } from '../../../ui/use-submit';

const HEADING_ID = 'communication-heading';

interface Preferences {
  readonly statusByText: boolean;
  readonly marketingByText: boolean;
  readonly marketingByEmail: boolean;
}

function PreferencesForm({ onFile }: { readonly onFile: Preferences }) {
  const [chosen, setChosen] = useState<Preferences>(onFile);
  const { run, running, problem } = useOperation(SetCommunicationPreferencesDocument);
  const save = async (): Promise<void> => {
    const answer = await run(chosen);
    if (answer.problem === null) showToast({ title: 'Changes saved' });
  };
  const submit = useSubmit(() => void save());
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <CheckboxField
          name="statusByText"
          label="News of my application by text message"
          hint="Only how it stands, no offers. We always email it, too"
          checked={chosen.statusByText}
          onCheckedChange={(statusByText) => setChosen({ ...chosen, statusByText })}
        />
        <CheckboxField
          name="marketingByText"
          label="Offers by text message and call"
          hint="You can also reply STOP to any message"
          checked={chosen.marketingByText}
          onCheckedChange={(marketingByText) => setChosen({ ...chosen, marketingByText })}
        />
        <CheckboxField
          name="marketingByEmail"
          label="Offers by email"
          checked={chosen.marketingByEmail}
          onCheckedChange={(marketingByEmail) => setChosen({ ...chosen, marketingByEmail })}
        />
        <MutationProblem problem={problem} checks="page" />
        <Actions>
          <Button type="submit" loading={running}>
            Save Changes
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

type Consents = NonNullable<ConsentsQuery['currentUser']>['consents'];

/** What was agreed to, read anew. */
export function useConsents(): Read<Consents> {
  return useRead(ConsentsDocument, {
    select: ({ currentUser }) => currentUser?.consents,
    fetchPolicy: 'cache-and-network',
  });
}

/** News of the application by text message, offers by text and email on and off, and the consent to electronic documents. */
export function CommunicationPreferences({
  application,
  consents,
  refetch,
}: {
  readonly application: Application | null;
  readonly consents: Read<Consents>;
  refetch(): Promise<void>;
}) {
  return (
    <SectionTarget id="communication" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Communication preferences
        </Heading>
        {consents.value === null ? (
          <Pending read={consents} shape="text" />
        ) : (
          <Stack gap={8}>
            <PreferencesForm onFile={consents.value} />
            <ElectronicConsent
              agreedAt={consents.value.eSignAt}
              application={application}
              refetch={refetch}
            />
          </Stack>
        )}
      </Stack>
    </SectionTarget>
  );
}
