import { closureText } from '../../catalogue/closure-text';
import type { Application } from '../../services/data/use-applicant';

type Closed = Pick<Application, 'closureReason' | 'closureDeadline' | 'closureReceived'>;

/** Why an application was closed softly, and that it is no obstacle to a new one. */
export function closureSentence(application: Closed): string {
  const { closureReason, closureDeadline, closureReceived } = application;
  return closureText({
    reason: closureReason,
    deadline: closureDeadline,
    received: closureReceived,
  });
}
