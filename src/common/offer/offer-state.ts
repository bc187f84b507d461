import { clock } from '../../services/clock';
import type { Application } from '../../services/data/use-applicant';

/** An offer as the data API answers it. */
export type Offer = NonNullable<Application['offer']>;

/** The query of the offer screen that says the offer has ended: the data API refused an answer to it. */
export const ENDED_QUERY = { ended: 'yes' } as const;

/** Whether an offer can still be answered, as far as the page knows. */
export function isOfferOpen(offer: Offer): boolean {
  return offer.isOpen && Date.parse(offer.expiresAt) > clock.now();
}

/** Less than what was asked for (Reg B counteroffer). */
export function isCounteroffer(offer: Offer): boolean {
  return offer.requestedLine !== null && offer.requestedLine > offer.creditLine;
}
