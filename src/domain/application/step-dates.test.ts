import { expect, test } from 'vitest';
import type { Application } from '../../services/data/use-applicant';
import { stepDates } from './step-dates';
import { applicationFor } from './testing/application';

const STARTED = 'Started June 15, 2026';

test('states the start of an application and the deadline of its offer', () => {
  const offer = { isOpen: true, expiresAt: '2026-07-15T23:59:00-04:00' } as NonNullable<
    Application['offer']
  >;
  const dated = applicationFor('OFFER_DECISION_NEEDED', { offer });
  expect(stepDates(dated, 'home')).toEqual({
    'Your information': STARTED,
    Sign: 'By July 15, 2026',
  });
  expect(stepDates(dated, 'item')).toEqual({
    'Your items': STARTED,
    'Verify and sign': 'By July 15, 2026',
  });
  // Its deposit has a deadline, signing doesn't.
  expect(stepDates(dated, 'cash')).toEqual({ 'Credit line': STARTED });
  expect(stepDates({ ...dated, offer: { ...offer, isOpen: false } }, 'home')).toEqual({
    'Your information': STARTED,
  });
});

test('omits the start if the completed steps show it', () => {
  expect(stepDates(applicationFor('SHIPPED'), 'item')).toEqual({});
  expect(stepDates(applicationFor('CREATED'), 'item')).toEqual({ 'Your items': STARTED });
});

test('returns nothing without an application', () => {
  expect(stepDates(null, 'home')).toEqual({});
});
