import { useState } from 'react';
import { EmailShipmentDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { LiveRegion } from '../../../ui/live-region';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';

export function useEmailShipment(applicationId: string) {
  const { run, running, problem } = useOperation(EmailShipmentDocument);
  const [sent, setSent] = useState(false);
  return {
    running,
    problem,
    sent,
    send: async (): Promise<void> => {
      setSent(false);
      const answer = await run({ creditApplicationId: applicationId });
      setSent(answer.problem === null);
    },
  };
}

type EmailShipment = ReturnType<typeof useEmailShipment>;

/** Renders nothing if there is no email address on file. */
export function EmailShipmentButton({
  email,
  label,
  state,
}: {
  readonly email: string | null;
  readonly label: string;
  readonly state: EmailShipment;
}) {
  if (email === null) return null;
  return (
    <Button variant="secondary" loading={state.running} onClick={() => void state.send()}>
      {label}
    </Button>
  );
}

export function EmailShipmentOutcome({
  email,
  noun,
  state,
}: {
  readonly email: string | null;
  readonly noun: 'label' | 'code';
  readonly state: EmailShipment;
}) {
  return (
    <>
      <LiveRegion>
        {state.sent && (
          <Callout tone="success">
            We emailed your {noun} to {email}.
          </Callout>
        )}
      </LiveRegion>
      <MutationProblem problem={state.problem} />
    </>
  );
}
