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

/** Why an application was closed, in whole sentences. */
function reasonText({ reason, deadline, received }: Closure): string {
  if (reason === 'WITHDRAWN') return 'We closed this application at your request.';
  if (reason === null || deadline === null) return 'We closed this application.';
  const by = dateText(deadline);
  if (reason !== 'DEPOSIT_INCOMPLETE') {
    return `We closed this application because we didn’t hear from you by ${by}.`;
  }
  const missing = `We closed this application. Your full deposit didn’t arrive by ${by}.`;
  return received === null || received === 0
    ? missing
    : `${missing} We’re refunding the ${centsText(received)} we received.`;
}

/** Why an application was closed softly, in the same words and with the same day on screens and in mails. */
export function closureText(closure: Closure): string {
  return `${reasonText(closure)} You can apply again anytime.`;
}
