// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { LIMITS } from '../../src/catalogue/limits';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { timeLimit } from './how-much';
import { showPortal } from './show-portal';

/** An address that runs, and markup that does. */
const HOSTILE = 'javascript:planted()//<img src="x-planted" onerror="planted()">';

/** Where sound values have their texts. */
const FIELDS =
  'recipient phone email firstName lastName name id itemId path url returnTo applicationId code photo';

/** A value as somebody plants it: by itself, as JSON, and where a sound value has its texts. */
function planted(value: string): readonly string[] {
  const texts = Object.fromEntries(FIELDS.split(' ').map((name) => [name, value]));
  const fields = { ...texts, kind: 'sms', method: 'sms', sentAt: 1 };
  const json = [value, fields, [fields]];
  return [value, ...json.map((one) => JSON.stringify(one))];
}

const VALUES = [...planted(HOSTILE), '//planted.example/'];

/** Names that stay: who is signed in, and which portal it is. */
const KEPT: readonly string[] = [STORAGE_KEYS.accessToken, STORAGE_KEYS.expiresAt];

const KEYS = [
  ...Object.values(STORAGE_KEYS).filter((key) => !KEPT.includes(key)),
  `${STORAGE_KEYS.draftPrefix}visitor:sign-up`,
];

const SCREENS: readonly SeedOptions[] = [
  { program: 'home_light', screen: 'login' },
  { program: 'home_light', status: 'OFFER_DECISION_NEEDED' },
  { program: 'pesto_cash', screen: 'payment', payment: 'none' },
];

test.each(SCREENS)(
  'nothing planted in storage becomes markup or an address: %o',
  timeLimit,
  async (options) => {
    for (const value of VALUES) {
      const stored = Object.fromEntries(KEYS.map((key) => [key, value]));
      const { addresses, complaints, screens } = await showPortal(options, undefined, { stored });
      expect(addresses.length, value).toBeGreaterThan(0);
      expect(
        addresses.filter((one) => one.includes('planted')),
        value,
      ).toEqual([]);
      expect(complaints, value).toEqual([]);
      expect(screens, value).toHaveLength(1);
    }
  },
);

test('a planted session signs nobody in', timeLimit, async () => {
  for (const value of [HOSTILE, '9e15']) {
    const stored = {
      [STORAGE_KEYS.accessToken]: value,
      [STORAGE_KEYS.expiresAt]: value,
    };
    const { addresses, headings } = await showPortal({ program: 'home_light' }, undefined, {
      stored,
    });
    expect(
      addresses.filter((one) => one.includes('planted')),
      value,
    ).toEqual([]);
    expect(headings, value).toHaveLength(1);
  }
});

test('what is shown of a planted value is text', timeLimit, async () => {
  // What stands before the @ is hidden.
  const recipient = { channel: 'email', email: `somebody@${HOSTILE}` };
  const sound = JSON.stringify({ recipient, sentAt: 8e15 });
  const { addresses, complaints, lines } = await showPortal(
    { program: 'home_light', screen: 'login', signedOut: true },
    undefined,
    { stored: { [STORAGE_KEYS.pendingCode]: sound } },
  );
  expect(lines.join('\n')).toContain(HOSTILE);
  // Sent at a time to come, as by a clock that was set back: nobody waits longer than for a code just sent.
  expect(lines.filter((line) => /^\d+$/.test(line))).toEqual([String(LIMITS.otp.resendSec)]);
  expect(addresses.filter((one) => one.includes('planted'))).toEqual([]);
  expect(complaints).toEqual([]);
});
