import { SetCommunicationPreferencesDocument } from '../../../contract/generated/documents';
import { useState, type SyntheticEvent } from 'react';
import { useOperation } from '../../../services/data/use-operation';
import type { Read } from '../../../services/data/use-read';
import { Pending } from '../../../shell/problems/pending';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { SectionTarget } from '../../../shell/screen/section-target';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Heading } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import type { Consents } from './use-consents';

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
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <CheckboxField
          name="statusByText"
          label="Application updates by text"
          hint="No offers. We’ll email updates, too"
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

export function CommunicationPreferences({ consents }: { readonly consents: Read<Consents> }) {
  return (
    <SectionTarget id="communication" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Communication preferences
        </Heading>
        {consents.value === null ? (
          <Pending read={consents} shape="text" />
        ) : (
          <PreferencesForm onFile={consents.value} />
        )}
      </Stack>
    </SectionTarget>
  );
}
