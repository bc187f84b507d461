import { describe, expect, it } from 'vitest';
import { FLOWS } from '../flows';
import { screenPath } from '../routes';
import { SCREEN_IDS } from '../screens';
import { STATUSES } from '../statuses';
import { likelyNext } from './likely-next';

const applicationIn = (status: string) => ({ status, signedAt: null, offer: {} });

describe.each(FLOWS)('likelyNext in the %s flow', (flow) => {
  it('returns only other screens of the flow, for every screen and status', () => {
    for (const screen of SCREEN_IDS.filter((id) => screenPath(id, flow) !== undefined)) {
      for (const application of [null, ...['NEW', ...STATUSES].map(applicationIn)]) {
        const next = likelyNext(screen, flow, application);
        for (const one of next) {
          expect(screenPath(one, flow), `${screen} ${application?.status} ${one}`).toBeTruthy();
        }
        expect(next).not.toContain(screen);
        expect(new Set(next).size).toBe(next.length);
      }
    }
  });
});

it.each([
  ['personal-info', 'home', 'CREATED', ['offer', 'personal-info-missing']],
  ['personal-info', 'cash', 'CREATED', ['in-review', 'payment-selection']],
  ['personal-info-missing', 'home', 'CREATED', ['personal-info', 'offer']],
  ['personal-info-missing', 'item', 'FIN_INFO_NEEDED', ['agreements']],
  ['login-personal-info', 'cash', 'CREATED', ['credit-line']],
  ['login-personal-info', 'cash', 'MANUAL_REVIEW', ['manual-review']],
  ['agreements', 'item', 'OFFER_ACCEPTED', ['completion', 'congratulations']],
  ['home', 'home', 'OFFER_DECISION_NEEDED', ['offer']],
  ['home', 'cash', 'OFFER_DECISION_NEEDED', ['payment-selection']],
  ['home', 'item', 'PREQUALIFIED', ['pre-qualified']],
  // For each shipping and payment method.
  ['pre-qualified', 'item', 'PREQUALIFIED', ['download-label', 'shipping-kit', 'shipping-code']],
  [
    'payment-selection',
    'cash',
    'OFFER_DECISION_NEEDED',
    ['fund-now', 'cancel-offer', 'payment', 'fund-over-time', 'verify-payment'],
  ],
  ['manual-review', 'item', 'SHIPPED', ['items-shipped']],
  // Decided within seconds.
  ['in-review', 'cash', 'PREQUAL_INFO_GIVEN', ['payment-selection']],
  ['manual-review', 'home', 'MANUAL_REVIEW', []],
  ['settings', 'home', 'OFFER_DECISION_NEEDED', []],
] as const)('after %s of the %s flow in %s comes %s', (screen, flow, status, next) => {
  expect(likelyNext(screen, flow, applicationIn(status))).toEqual(next);
});

it.each(['home', 'login-personal-info', 'complete-sign-up'] as const)(
  'without an application the first step follows %s',
  (screen) => {
    expect(FLOWS.map((flow) => likelyNext(screen, flow, null))).toEqual([
      ['quick-appraisal'],
      ['credit-line'],
      ['personal-info'],
    ]);
  },
);
