import { isOpen } from '../../../src/catalogue/status/facts';
import { centsText } from '../../../src/catalogue/plain-text';
import type { ApplicationRecord, WorldState } from '../../world/state';

/** What a closing message says about items that are with us or on their way to us; empty where there are none. */
export function returnSentence({ status, returnShipment }: ApplicationRecord): string[] {
  if (isOpen(status) || returnShipment === null || returnShipment.status === 'DELIVERED') return [];
  // A declined offer says by itself that they go back.
  return status === 'OFFER_REJECTED'
    ? ['We’ll email you the tracking number.']
    : ['We’re returning your items, free and insured. We’ll email you the tracking number.'];
}

/** What goes back of the deposit of an application that has ended, where its own sentence does not say it. */
export function refundSentence({ deposits }: WorldState, application: ApplicationRecord): string[] {
  if (application.closureReceived !== null) return [];
  const sum = deposits.refunds
    .filter(({ applicationId, sentAt }) => applicationId === application.id && sentAt === null)
    .reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? [] : [`We’re refunding the ${centsText(sum)} we received.`];
}
