import { expect, test } from 'vitest';
import type { ProgramId } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import { isOfferOpen } from './is-offer-open';
import { NOW, reached } from './testing/bare-application';

const OFFER = { creditLine: 2_500_000, previousLine: null, reasonIds: [], expiresAt: NOW };

test.each<[ProgramId, Status, number, boolean]>([
  ['home_light', 'OFFER_DECISION_NEEDED', 1, true],
  ['home_light', 'OFFER_DECISION_NEEDED', 0, false],
  ['home_light', 'OFFER_DECISION_NEEDED', -1, false],
  ['home_light', 'OFFER_ACCEPTED', 1, false],
  ['home_light', 'OFFER_REJECTED', 1, false],
  ['pesto_item', 'OFFER_DECISION_NEEDED', -1, false],
  // A deposit on its way keeps the offer open.
  ['pesto_cash', 'OFFER_DECISION_NEEDED', -1, true],
])('an offer of %s in %s that expires in %d ms is open: %s', (program, status, left, isOpen) => {
  const { context, application } = reached(program, { status, offer: OFFER });
  application.offer = { ...OFFER, expiresAt: new Date(context.now() + left).toISOString() };
  expect(isOfferOpen(context, application)).toBe(isOpen);
});

test('an application without an offer has no open one', () => {
  const { context, application } = reached('home_light', { status: 'OFFER_DECISION_NEEDED' });
  application.offer = null;
  expect(isOfferOpen(context, application)).toBe(false);
});
