import { expect, test } from 'vitest';
import { stepDates } from './step-dates';

const STARTED = 'Started June 15, 2026';

test('names the start of an application, and until when its offer can be signed', () => {
  const offer = { isOpen: true, expiresAt: '2026-07-15T23:59:00-04:00' };
  const dated = { createdAt: '2026-06-15T12:00:00-04:00', offer };
  expect(stepDates(dated, 'home')).toEqual({
    'Your information': STARTED,
    Sign: 'By July 15, 2026',
  });
  expect(stepDates(dated, 'item')).toEqual({
    'Your items': STARTED,
    'Verify and sign': 'By July 15, 2026',
  });
  // Its deposit has a deadline of its own, and what is signed after it none.
  expect(stepDates(dated, 'cash')).toEqual({ 'Credit line': STARTED });
  expect(stepDates({ ...dated, offer: { ...offer, isOpen: false } }, 'home')).toEqual({
    'Your information': STARTED,
  });
});

test('says nothing of an application that nobody has started', () => {
  expect(stepDates(null, 'home')).toEqual({});
});
