import { describe, expect, it } from 'vitest';
import { FLOWS } from '../flows';
import { screenPath } from '../routes';
import { SCREEN_IDS } from '../screens';
import { STATUSES } from '../statuses';
import { likelyNext } from './likely-next';

const applicationIn = (status: string) => ({ status, signedAt: null, offer: {} });

describe.each(FLOWS)('what is likely next in the %s flow', (flow) => {
  it('is on every screen, in every status, another screen that the flow has, if any', () => {
    for (const screen of SCREEN_IDS.filter((id) => screenPath(id, flow) !== undefined)) {
      for (const application of [null, ...['NEW', ...STATUSES].map(applicationIn)]) {
        const next = likelyNext(screen, flow, application);
        if (next === null) continue;
        expect(screenPath(next, flow), `${screen} ${application?.status}`).toBeTruthy();
        expect(next).not.toBe(screen);
      }
    }
  });
});

it.each([
  ['personal-info', 'home', 'CREATED', 'offer'],
  ['personal-info', 'cash', 'CREATED', 'payment-selection'],
  ['agreements', 'item', 'OFFER_ACCEPTED', 'completion'],
  ['home', 'home', 'OFFER_DECISION_NEEDED', 'offer'],
  ['home', 'cash', 'OFFER_DECISION_NEEDED', 'payment-selection'],
  ['home', 'item', 'PREQUALIFIED', 'pre-qualified'],
  ['manual-review', 'item', 'SHIPPED', 'items-shipped'],
  ['manual-review', 'home', 'MANUAL_REVIEW', null],
  ['settings', 'home', 'OFFER_DECISION_NEEDED', null],
] as const)('after %s of the %s flow in %s comes %s', (screen, flow, status, next) => {
  expect(likelyNext(screen, flow, applicationIn(status))).toBe(next);
});

it('without an application is the first step', () => {
  expect(FLOWS.map((flow) => likelyNext('home', flow, null))).toEqual([
    'quick-appraisal',
    'credit-line',
    'personal-info',
  ]);
});
