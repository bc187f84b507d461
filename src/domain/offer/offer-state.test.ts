import { expect, it } from 'vitest';
import { hasOfferEnded } from './offer-state';

it.each([
  ['OFFER_DECISION_NEEDED', null, true],
  ['FIN_INFO_NEEDED', null, true],
  ['CANCELED_SOFT', 'OFFER_EXPIRED', true],
  ['CANCELED_SOFT', 'WITHDRAWN', false],
  ['OFFER_ACCEPTED', null, false],
  ['OFFER_REJECTED', null, false],
  ['COMPLETE', null, false],
] as const)(
  'an offer that takes no answer, %s for %s: ended %s',
  (status, closureReason, ended) => {
    expect(hasOfferEnded({ status, closureReason })).toBe(ended);
  },
);
