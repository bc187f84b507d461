import { offerWaits } from '../../catalogue/status/facts';
import { clock } from '../../services/clock';
import type { Application } from '../../services/data/use-applicant';

export type Offer = NonNullable<Application['offer']>;

/** Query if the data API refused the response because the offer ended. */
export const ENDED_QUERY = { ended: 'yes' } as const;

/** As far as the page knows. */
export function isOfferOpen(offer: Offer): boolean {
  return offer.isOpen && Date.parse(offer.expiresAt) > clock.now();
}

/** Query if accepting led to another offer. */
export const CHANGED_QUERY = { changed: 'yes' } as const;

/** Lower than requested or first offered (Reg B). */
export function isCounteroffer({ requestedLine, previousLine, creditLine }: Offer): boolean {
  const before = requestedLine ?? previousLine;
  return before !== null && before > creditLine;
}

/**
 * Whether an offer that the API closed has expired. Otherwise it was accepted, declined or
 * withdrawn elsewhere, such as in another tab.
 */
export function hasOfferEnded({
  status,
  closureReason,
}: Pick<Application, 'status' | 'closureReason'>): boolean {
  return offerWaits(status) || closureReason === 'OFFER_EXPIRED';
}

export const HELP_TOPIC = 'My estimate or offer';
