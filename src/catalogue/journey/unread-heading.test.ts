import { expect, test } from 'vitest';
import { SCREENS } from '../screens';
import { unreadHeading } from './unread-heading';

// Listed by hand: none may appear before the status is known.
test.each([
  'congratulations',
  'completion',
  'item-in-review',
  'pre-qualified',
  'items-shipped',
  'items-delivered',
  'verify-payment',
  'manual-review',
  'in-review',
  'credit-denied',
  'credit-freeze',
  'not-prequalified',
  'offer-rejected',
  'invalid-state',
  'dont-operate-in-state',
  'login-to-your-account',
] as const)('the unread heading of %s states no status', (screen) => {
  expect(unreadHeading(screen)).toBe('My application');
});

test('the unread heading of the home page does not welcome a newcomer back', () => {
  expect(unreadHeading('home')).toBe('My application');
});

test('the unread heading of an unknown address is neutral', () => {
  expect(unreadHeading(null)).toBe('My application');
});

test.each(['offer', 'agreements', 'settings', 'personal-info', 'asset-cart', 'fund-now'] as const)(
  '%s keeps its own heading',
  (screen) => {
    expect(unreadHeading(screen)).toBe(SCREENS[screen].heading);
    expect(SCREENS[screen].heading).not.toBe('My application');
  },
);
