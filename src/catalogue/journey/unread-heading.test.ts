import { expect, test } from 'vitest';
import { SCREENS } from '../screens';
import { unreadHeading } from './unread-heading';

// Status headings, written by hand: none may appear before the status is known.
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
] as const)('%s claims nothing', (screen) => {
  expect(unreadHeading(screen)).toBe('My application');
});

test('an address without a screen claims nothing', () => {
  expect(unreadHeading(null)).toBe('My application');
});

test.each(['offer', 'agreements', 'settings', 'personal-info', 'asset-cart', 'fund-now'] as const)(
  '%s keeps its own',
  (screen) => {
    expect(unreadHeading(screen)).toBe(SCREENS[screen].heading);
    expect(SCREENS[screen].heading).not.toBe('My application');
  },
);
