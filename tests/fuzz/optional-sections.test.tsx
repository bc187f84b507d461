// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { showPortal } from './show-portal';

const PROBLEM = 'We can’t load this right now';

const ITEMS = 'We can’t show your return tracking right now.';
const DEPOSITS = 'We can’t show your scheduled deposits right now.';
const REFUND = 'We can’t show your refund right now.';
const MISSING_RETURNS = 'We can’t show what we’ll return to you right now.';
const UNREAD_ADDRESS = 'We can’t load this right now.';

const CASES: readonly (readonly [SeedOptions, string, string])[] = [
  [{ program: 'pesto_item', status: 'OFFER_REJECTED' }, 'shipments', ITEMS],
  [{ program: 'pesto_cash', status: 'OFFER_REJECTED' }, 'getCashAmount', REFUND],
  [{ program: 'pesto_cash', screen: 'cancel-offer' }, 'getCashAmount', MISSING_RETURNS],
  [{ program: 'pesto_cash', status: 'MANUAL_REVIEW' }, 'deposit', DEPOSITS],
  [{ screen: 'settings-personal-info' }, 'getShippingAddress', UNREAD_ADDRESS],
];

test.each(CASES)(
  "%o names the missing part if %s can't be read",
  async (options, broken, message) => {
    const { lines } = await showPortal(options, (operation, body) =>
      operation === broken ? { data: null, errors: [{ message: 'Not now' }] } : body,
    );
    expect(lines.filter((line) => line === message)).toHaveLength(1);
    expect(lines.join(' ')).toContain(PROBLEM);
    expect(lines).toContain('Try Again');
  },
);
