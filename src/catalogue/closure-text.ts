import { centsText, dateText } from './plain-text';

export interface Closure {
  readonly reason:
    | 'WITHDRAWN'
    | 'INACTIVE'
    | 'OFFER_EXPIRED'
    | 'NOT_COMPLETED'
    | 'DEPOSIT_INCOMPLETE'
    | null;
  /** Last day to continue, YYYY-MM-DD. */
  readonly deadline: string | null;
  /** Part of an incomplete deposit, cents. */
  readonly received: number | null;
}

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

export function closureText(closure: Closure): string {
  return `${reasonText(closure)} You can apply again anytime.`;
}
