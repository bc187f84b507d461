import { useState, type SyntheticEvent } from 'react';
import type { Place } from '../../../catalogue/places';
import { availableAt } from '../../../domain/text/place-sentences';
import { RequestAvailabilityNoticeDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { useBrand } from '../../../domain/program/use-brand';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Actions, Stack } from '../../../ui/stack';

export interface AvailabilityRequestProps {
  readonly place: Place;
  /** Recipient of the message; null if no email address is on file. */
  readonly email: string | null;
}

export function AvailabilityRequest({ place, email }: AvailabilityRequestProps) {
  const { cardName } = useBrand().texts;
  const { run, running, problem } = useOperation(RequestAvailabilityNoticeDocument);
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [requested, setRequested] = useState(false);

  const request = async (): Promise<void> => {
    if (!agreed) {
      setError('Confirm that we can email you');
      return;
    }
    const { data, problem: failure } = await run({ state: place.code });
    setRequested(failure === null && Boolean(data?.requestAvailabilityNotice));
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void request();
  };

  if (requested) {
    return (
      <Callout tone="success" live="polite" title="We’ll let you know">
        <p>
          {email === null
            ? `We’ll email you once when ${availableAt(cardName, place)}.`
            : `We’ll email you once at ${email} when ${availableAt(cardName, place)}.`}
        </p>
      </Callout>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <CheckboxField
          name="availabilityNotice"
          label={
            email === null
              ? `Email me once when ${availableAt(cardName, place)}`
              : `Email me once at ${email} when ${availableAt(cardName, place)}`
          }
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked);
            setError(undefined);
          }}
          error={error}
        />
        <MutationProblem problem={problem} />
        <Actions>
          <Button type="submit" variant="secondary" loading={running}>
            Email Me When It’s Available
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
