import type { Application } from '../../services/data/use-applicant';
import { formatDate, formatDay } from '../format';

type Closed = Pick<Application, 'closureReason' | 'dueOn' | 'offer' | 'updatedAt'>;

/** By when we had hoped to hear from the applicant. */
function awaitedUntil({ closureReason, dueOn, offer, updatedAt }: Closed): string {
  if (closureReason === 'OFFER_EXPIRED' && offer !== null) return formatDay(offer.expiresAt);
  return dueOn === null ? formatDay(updatedAt) : formatDate(dueOn);
}

/** Why an application was closed softly, and that it is no obstacle to a new one. */
export function closureSentence(application: Closed): string {
  const { closureReason } = application;
  const because =
    closureReason === null
      ? ''
      : closureReason === 'WITHDRAWN'
        ? ' because you asked'
        : ` because we didn’t hear from you by ${awaitedUntil(application)}`;
  return `We closed this application${because}. You can start again anytime.`;
}
