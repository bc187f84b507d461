import { offerWaits } from '../../catalogue/status/facts';
import { clock } from '../../services/clock';
import type { Application } from '../../services/data/use-applicant';

export type Offer = NonNullable<Application['offer']>;

/** Query of the offer screen after the offer has ended: the data API refused a response to it. */
export const ENDED_QUERY = { ended: 'yes' } as const;

/** Whether an offer can still be accepted or declined, as far as the page knows. */
export function isOfferOpen(offer: Offer): boolean {
  return offer.isOpen && Date.parse(offer.expiresAt) > clock.now();
}

/** Query of the offer screen after an acceptance led to another offer. */
export const CHANGED_QUERY = { changed: 'yes' } as const;

/** Whether the offer is lower than requested or first offered (Reg B counteroffer). */
export function isCounteroffer({ requestedLine, previousLine, creditLine }: Offer): boolean {
  const before = requestedLine ?? previousLine;
  return before !== null && before > creditLine;
}

/**
 * Whether an offer that the API no longer accepts a response to has expired: it is still open, or
 * the application was closed for it. Otherwise it was accepted, declined or withdrawn elsewhere,
 * such as in another tab.
 */
export function hasOfferEnded({
  status,
  closureReason,
}: Pick<Application, 'status' | 'closureReason'>): boolean {
  return offerWaits(status) || closureReason === 'OFFER_EXPIRED';
}

export const HELP_TOPIC = 'My estimate or offer';
