import { expect, it } from 'vitest';
import { hasOfferEnded, isCounteroffer, type Offer } from './offer-state';

it.each([
  ['OFFER_DECISION_NEEDED', null, true],
  ['FIN_INFO_NEEDED', null, true],
  ['CANCELED_SOFT', 'OFFER_EXPIRED', true],
  ['CANCELED_SOFT', 'WITHDRAWN', false],
  ['OFFER_ACCEPTED', null, false],
  ['OFFER_REJECTED', null, false],
  ['COMPLETE', null, false],
] as const)(
  'an offer that accepts no response, %s for %s: ended %s',
  (status, closureReason, ended) => {
    expect(hasOfferEnded({ status, closureReason })).toBe(ended);
  },
);

it.each([
  ['the line that was asked for', { requestedLine: 30_000, previousLine: null }, true],
  [
    'what was asked for counts before what was first offered',
    { requestedLine: 30_000, previousLine: 20_000 },
    true,
  ],
  ['more than was asked for', { requestedLine: 20_000, previousLine: 30_000 }, false],
  [
    'the line first offered, where none was asked for',
    { requestedLine: null, previousLine: 30_000 },
    true,
  ],
  ['as much as was first offered', { requestedLine: null, previousLine: 25_000 }, false],
  ['the first offer', { requestedLine: null, previousLine: null }, false],
] as const)('an offer of 250 dollars compared with %s', (_, before, less) => {
  expect(isCounteroffer({ ...before, creditLine: 25_000 } as Offer)).toBe(less);
});
