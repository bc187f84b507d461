import { isOpen } from '../../../src/catalogue/status/facts';
import type { ApplicationRecord } from '../../world/state';

/** What a closing message says of items that are with us, or on their way to us; nothing where there are none. */
export function returnSentence({ status, returnShipment }: ApplicationRecord): string[] {
  if (isOpen(status) || returnShipment === null || returnShipment.status === 'DELIVERED') return [];
  // A declined offer says by itself that they go back.
  return status === 'OFFER_REJECTED'
    ? ['You’ll get tracking by email.']
    : ['We’re sending your items back, free and insured. You’ll get tracking by email.'];
}
