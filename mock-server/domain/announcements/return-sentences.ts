import { isOpen } from '../../../src/catalogue/status/facts';
import { centsText } from '../../../src/catalogue/plain-text';
import type { ApplicationRecord, WorldState } from '../../world/state';

/** Sentence about items that we have or that are in transit to us; empty if there are none. */
export function returnSentence({ status, returnShipment }: ApplicationRecord): string[] {
  if (isOpen(status) || returnShipment === null || returnShipment.status === 'DELIVERED') return [];
  // The sentence of a declined offer already says that the items are returned.
  return status === 'OFFER_REJECTED'
    ? ['We’ll email you the tracking number.']
    : ['We’re returning your items, free and insured. We’ll email you the tracking number.'];
}

/** Sentence about a refund; empty if the status sentence already mentions it. */
export function refundSentence({ deposits }: WorldState, application: ApplicationRecord): string[] {
  if (application.closureReceived !== null) return [];
  const sum = deposits.refunds
    .filter(({ applicationId, sentAt }) => applicationId === application.id && sentAt === null)
    .reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? [] : [`We’re refunding the ${centsText(sum)} we received.`];
}
