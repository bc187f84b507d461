import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Flow } from '../../../catalogue/flows';
import { GiveDeclineReasonDocument } from '../../../contract/generated/documents';
import type { DeclineReason } from '../../../contract/generated/types';
import { useOperation } from '../../../services/data/use-operation';
import { declineReasons } from '../../../domain/offer/decline-reasons';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { focusSection, SectionTarget } from '../../../shell/screen/section-target';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading } from '../../../ui/heading';
import { RadioField } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';

import { LiveRegion } from '../../../ui/live-region';

const SECTION_ID = 'decline-reason';
const HEADING_ID = 'decline-reason-heading';

export const REASON_FIELD = 'reason';

interface ReasonProps {
  readonly applicationId: string;
  readonly flow: Flow;
  /** Error of the field, which the screen also lists in its summary. */
  readonly error: string | undefined;
  onError(message: string | undefined): void;
}

function ReasonFields({
  applicationId,
  flow,
  error,
  onError,
  onDone,
}: ReasonProps & {
  onDone(): void;
}) {
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const { run, running, problem } = useOperation(GiveDeclineReasonDocument);

  const send = async (): Promise<void> => {
    if (reason === '') {
      onError('Select why you are declining');
      return;
    }
    const answer = await run({ creditApplicationId: applicationId, reason });
    if (answer.problem === null) onDone();
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <RadioField<DeclineReason>
          name={REASON_FIELD}
          legend="Why are you declining? (optional)"
          options={declineReasons(flow)}
          value={reason}
          onValueChange={(value) => {
            setReason(value);
            onError(undefined);
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

export function DeclineReasonForm(props: ReasonProps) {
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
        {!done && <ReasonFields {...props} onDone={() => setDone(true)} />}
      </Stack>
    </SectionTarget>
  );
}
