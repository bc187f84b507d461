import { useEffect, useEffectEvent } from 'react';
import type { Applicant } from '../../../services/data/use-applicant';
import type { DraftAnswers } from '../../../services/draft/draft-store';
import { Button } from '../../../ui/button';
import type { SummarizedError } from '../../../ui/error-summary';
import { Actions } from '../../../ui/stack';

export interface FormErrors {
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
}

export interface InPlaceFormProps {
  readonly applicant: Applicant;
  /** Values from before a reload. */
  readonly draft: DraftAnswers | null;
  /** Values typed in other rows' forms. */
  readonly beside: DraftAnswers;
  onErrors(found: FormErrors): void;
  onSaved(): Promise<void>;
  onCancel(): void;
}

export function useReportedErrors(found: FormErrors, onErrors: InPlaceFormProps['onErrors']): void {
  const { errors, attempt } = found;
  const key = errors.map(({ id, message }) => `${id} ${message}`).join('\n');
  // The array is new in every render, so compare its content.
  const report = useEffectEvent((content: string, count: number) => {
    onErrors({ errors: content === '' ? [] : errors, attempt: count });
  });
  useEffect(() => report(key, attempt), [key, attempt]);
}

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
