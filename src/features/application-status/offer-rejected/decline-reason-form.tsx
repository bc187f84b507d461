import { useEffect, useState, type FormEvent } from 'react';
import type { Flow } from '../../../catalogue/flows';
import { GiveDeclineReasonDocument } from '../../../contract/generated/documents';
import type { DeclineReason } from '../../../contract/generated/types';
import { useOperation } from '../../../services/data/use-operation';
import { declineReasons } from '../../../shared/offer/decline-reasons';
import { MutationProblem } from '../../../shared/problems/problem-panel';
import { focusSection, SectionTarget } from '../../../shared/status/section-target';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading } from '../../../ui/heading';
import { RadioField } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';

import { LiveRegion } from '../../../shared/status/live-region';

const SECTION_ID = 'decline-reason';
const HEADING_ID = 'decline-reason-heading';

function ReasonFields({
  applicationId,
  flow,
  onDone,
}: {
  readonly applicationId: string;
  readonly flow: Flow;
  onDone(): void;
}) {
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const [error, setError] = useState<string | undefined>(undefined);
  const { run, running, problem } = useOperation(GiveDeclineReasonDocument);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === '') {
      setError('Select a reason, or go back to home');
      return;
    }
    const answer = await run({ creditApplicationId: applicationId, reason });
    if (answer.problem === null) onDone();
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <RadioField<DeclineReason>
          name="reason"
          legend="Why are you declining? (optional)"
          options={declineReasons(flow)}
          value={reason}
          onValueChange={(value) => {
            setReason(value);
            setError(undefined);
          }}
          error={error}
        />
        <MutationProblem problem={problem} />
        <Actions>
          <Button type="submit" variant="secondary" loading={running}>
            Send My Answer
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

/** Asks once why an offer was declined, and thanks for the answer. */
export function DeclineReasonForm({
  applicationId,
  flow,
}: {
  readonly applicationId: string;
  readonly flow: Flow;
}) {
  const [done, setDone] = useState(false);
  useEffect(() => focusSection(SECTION_ID), []);
  return (
    <SectionTarget id={SECTION_ID} labelledBy={HEADING_ID}>
      <Stack gap={3}>
        <Heading level={2} id={HEADING_ID}>
          Tell us why
        </Heading>
        <LiveRegion>
          {done && (
            <Callout tone="success">Thank you. Your answer helps us make better offers.</Callout>
          )}
        </LiveRegion>
        {!done && (
          <ReasonFields applicationId={applicationId} flow={flow} onDone={() => setDone(true)} />
        )}
      </Stack>
    </SectionTarget>
  );
}
