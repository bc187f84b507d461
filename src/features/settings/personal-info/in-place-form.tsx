import { useEffect, useEffectEvent } from 'react';
import type { Applicant } from '../../../services/data/use-applicant';
import type { DraftAnswers } from '../../../services/draft/draft-store';
import { Button } from '../../../ui/button';
import type { SummarizedError } from '../../../ui/error-summary';
import { Actions } from '../../../ui/stack';

/** Errors of a form in the page, for the summary above the heading. */
export interface FormErrors {
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
}

/** Props of each form that replaces a row. */
export interface InPlaceFormProps {
  readonly applicant: Applicant;
  /** Values typed in it before the page was reloaded. */
  readonly draft: DraftAnswers | null;
  /** Values typed in the forms of other rows. */
  readonly beside: DraftAnswers;
  onErrors(found: FormErrors): void;
  onSaved(): Promise<void>;
  onCancel(): void;
}

/** Reports the errors of a form to the screen whenever they change. */
export function useReportedErrors(found: FormErrors, onErrors: InPlaceFormProps['onErrors']): void {
  const { errors, attempt } = found;
  const key = errors.map(({ id, message }) => `${id} ${message}`).join('\n');
  // The array is new in every render; `key` represents its content.
  const report = useEffectEvent((content: string, count: number) => {
    onErrors({ errors: content === '' ? [] : errors, attempt: count });
  });
  useEffect(() => report(key, attempt), [key, attempt]);
}

/** The buttons that submit the form, or show its row again. */
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
