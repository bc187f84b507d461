import { expect, test } from 'vitest';
import type { Flow } from '../../catalogue/flows';
import type { Status } from '../../catalogue/statuses';
import { applicationFor } from '../../domain/application/testing/application';
import type { Application } from '../../services/data/use-applicant';
import { statusFacts } from './status-facts';

const OFFER: NonNullable<Application['offer']> = {
  creditLine: 2_500_000,
  purchaseApr: 24.99,
  maximumApr: 29.99,
  annualFee: 0,
  lateFeeMaximum: 4100,
  expiresAt: '2026-07-15T23:59:00-04:00',
  isOpen: true,
  requestedLine: null,
  previousLine: null,
  counterofferReasons: [],
  drawPeriodYears: null,
  repaymentPeriodYears: null,
  items: [],
};
const CLOSED = { ...OFFER, isOpen: false };
const CART = { low: 56_000, high: 73_500 } as NonNullable<Application['itemCart']>;
const LATER = '2026-06-17T12:00:00-04:00';
const STARTED = 'Started: June 15, 2026';

const CASES: readonly (readonly [Status, Flow, Partial<Application>, readonly string[]])[] = [
  ['CREATED', 'home', {}, [STARTED]],
  // The status line already shows this date.
  ['CREATED', 'home', { updatedAt: '2026-06-15T23:00:00-04:00' }, []],
  // Its sentence states the expiry.
  ['OFFER_DECISION_NEEDED', 'home', { offer: OFFER }, ['Credit line offered: $25,000']],
  ['OFFER_DECISION_NEEDED', 'home', { offer: CLOSED }, [STARTED]],
  [
    'OFFER_ACCEPTED',
    'home',
    { offer: OFFER },
    ['Credit line offered: $25,000', 'Open until: July 15, 2026'],
  ],
  ['OFFER_ACCEPTED', 'home', { offer: CLOSED }, ['Credit line: $25,000']],
  ['COMPLETE', 'home', { offer: CLOSED }, ['Credit line: $25,000']],
  ['OFFER_REJECTED', 'home', { offer: CLOSED }, [STARTED]],
  [
    'FIN_INFO_NEEDED',
    'home',
    { dueOn: '2026-06-22' },
    [STARTED, 'Due by: Monday, June\u00a022,\u00a02026 (ET)'],
  ],
  // The completed steps show start date and deadline.
  ['CREDIT_FREEZE', 'home', { dueOn: '2026-06-22' }, []],
  ['SHIPPED', 'item', { itemCart: CART }, ['Estimate: $560 to $735']],
  // Its sentence states the amount.
  ['PREQUAL_ITEM_VALUED', 'item', { itemCart: CART }, [STARTED]],
  ['CANCELED_SOFT', 'item', { itemCart: CART }, [STARTED]],
];

test.each(CASES)('%s, %s: %j', (status, flow, facts, told) => {
  expect(
    statusFacts(applicationFor(status, { updatedAt: LATER, ...facts }), flow).map(
      ({ term, description }) => `${term}: ${String(description)}`,
    ),
  ).toEqual(told);
});
