import { centsText, dateText } from './plain-text';

/** Why an application was closed softly. */
export interface Closure {
  readonly reason:
    | 'WITHDRAWN'
    | 'INACTIVE'
    | 'OFFER_EXPIRED'
    | 'NOT_COMPLETED'
    | 'DEPOSIT_INCOMPLETE'
    | null;
  /** The last day on which it could have gone on, YYYY-MM-DD. */
  readonly deadline: string | null;
  /** What had arrived of a deposit that was not complete, cents. */
  readonly received: number | null;
}

function because({ reason, deadline, received }: Closure): string {
  if (reason === 'WITHDRAWN') return ' because you asked.';
  if (reason === null || deadline === null) return '.';
  const by = dateText(deadline);
  if (reason !== 'DEPOSIT_INCOMPLETE') return ` because we didn’t hear from you by ${by}.`;
  const missing = `. The full deposit didn’t arrive by ${by}.`;
  return received === null || received === 0
    ? missing
    : `${missing} We received ${centsText(received)} and are sending it back.`;
}

/** Why an application was closed softly, in the same words and with the same day on screens and in mails. */
export function closureText(closure: Closure): string {
  return `We closed this application${because(closure)} You can start again anytime.`;
}
