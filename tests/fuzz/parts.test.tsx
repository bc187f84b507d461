// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SeedWishes } from '../../cli/support/plain-seed';
import { showPortal } from './show-portal';

const PROBLEM = 'We can’t load this right now';

const ITEMS = 'Missing here: the way of your items back to you, if they go back.';
const DEPOSITS = 'Missing here: your deposit, and the ones you scheduled.';
const REFUND = 'Missing here: your refund, if there is one.';
const GOES_BACK = 'Missing here: what we send back to you.';
const UNREAD_ADDRESS = 'We can’t load this right now.';

const CASES: readonly (readonly [SeedWishes, string, string])[] = [
  [{ program: 'pesto_item', status: 'OFFER_REJECTED' }, 'shipments', ITEMS],
  [{ program: 'pesto_cash', status: 'OFFER_REJECTED' }, 'getCashAmount', REFUND],
  [{ program: 'pesto_cash', screen: 'cancel-offer' }, 'getCashAmount', GOES_BACK],
  [{ program: 'pesto_cash', status: 'MANUAL_REVIEW' }, 'deposit', DEPOSITS],
  [{ screen: 'settings-personal-info' }, 'getShippingAddress', UNREAD_ADDRESS],
];

test.each(CASES)('%o says what it lacks while %s cannot be read', async (wishes, broken, said) => {
  const { lines } = await showPortal(wishes, (operation, body) =>
    operation === broken ? { data: null, errors: [{ message: 'Not now' }] } : body,
  );
  expect(lines.filter((line) => line === said)).toHaveLength(1);
  expect(lines.join(' ')).toContain(PROBLEM);
  expect(lines).toContain('Try Again');
});
