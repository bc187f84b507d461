import { useEffect, useEffectEvent } from 'react';
import type { Applicant } from '../../../services/data/use-applicant';
import type { DraftAnswers } from '../../../services/draft/draft-store';
import { Button } from '../../../ui/button';
import type { SummarizedError } from '../../../ui/error-summary';
import { Actions } from '../../../ui/stack';

/** What a form in the page found at fault, for the summary above the heading. */
export interface FormErrors {
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
}

/** What every form that takes the place of a row is given. */
export interface InPlaceFormProps {
  readonly applicant: Applicant;
  /** What was typed in it before the page was loaded again. */
  readonly draft: DraftAnswers | null;
  /** What was typed in the forms of other rows. */
  readonly beside: DraftAnswers;
  onErrors(found: FormErrors): void;
  onSaved(): Promise<void>;
  onCancel(): void;
}

/** Tells the screen what a form in it found, whenever that changes. */
export function useReportedErrors(found: FormErrors, onErrors: InPlaceFormProps['onErrors']): void {
  const { errors, attempt } = found;
  const key = errors.map(({ id, message }) => `${id} ${message}`).join('\n');
  // The list is new in every render; its content is in the key.
  const report = useEffectEvent((content: string, count: number) => {
    onErrors({ errors: content === '' ? [] : errors, attempt: count });
  });
  useEffect(() => report(key, attempt), [key, attempt]);
}

/** Sends the form, or puts the row back in its place. */
export function InPlaceActions({
  label,
  running,
  onCancel,
}: {
  readonly label: string;
  readonly running: boolean;
  onCancel(): void;
}) {
  return (
    <Actions>
      <Button type="submit" loading={running}>
        {label}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Actions>
  );
}
