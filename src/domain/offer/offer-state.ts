import { offerWaits } from '../../catalogue/status/facts';
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

/** The query of the offer screen that says the acceptance was answered with another offer. */
export const CHANGED_QUERY = { changed: 'yes' } as const;

/** Whether the offer is less than what was asked for or first offered (Reg B counteroffer). */
export function isCounteroffer({ requestedLine, previousLine, creditLine }: Offer): boolean {
  const before = requestedLine ?? previousLine;
  return before !== null && before > creditLine;
}

/**
 * Whether an offer that the data API refused an answer to has expired: it is still open, or the
 * application was closed for it. Otherwise it was accepted, declined or withdrawn elsewhere, such as in
 * another tab.
 */
export function hasOfferEnded({
  status,
  closureReason,
}: Pick<Application, 'status' | 'closureReason'>): boolean {
  return offerWaits(status) || closureReason === 'OFFER_EXPIRED';
}

/** The topic of the Help Center about offers. */
export const HELP_TOPIC = 'My estimate or offer';
