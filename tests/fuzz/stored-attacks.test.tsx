// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { LIMITS } from '../../src/catalogue/limits';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { timeLimit } from './how-much';
import { showPortal } from './show-portal';

const HOSTILE = 'javascript:planted()//<img src="x-planted" onerror="planted()">';

const FIELDS =
  'recipient phone email firstName lastName name id itemId path url returnTo applicationId code photo';

/** As text, as JSON, and as the texts of a valid value. */
function planted(value: string): readonly string[] {
  const texts = Object.fromEntries(FIELDS.split(' ').map((name) => [name, value]));
  const fields = { ...texts, kind: 'sms', method: 'sms', sentAt: 1 };
  const json = [value, fields, [fields]];
  return [value, ...json.map((one) => JSON.stringify(one))];
}

const VALUES = [...planted(HOSTILE), '//planted.example/'];

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
  'nothing planted in storage becomes HTML or a URL: %o',
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

test('a planted session signs no one in', timeLimit, async () => {
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

test('planted values are shown as text', timeLimit, async () => {
  // The part before the @ is masked.
  const recipient = { channel: 'email', email: `somebody@${HOSTILE}` };
  const sound = JSON.stringify({ recipient, sentAt: 8e15 });
  const { addresses, complaints, lines } = await showPortal(
    { program: 'home_light', screen: 'login', signedOut: true },
    undefined,
    { stored: { [STORAGE_KEYS.pendingCode]: sound } },
  );
  expect(lines.join('\n')).toContain(HOSTILE);
  // A future timestamp, as after a clock change: the wait is no longer than for a new code.
  expect(lines.filter((line) => /^\d+$/.test(line))).toEqual([String(LIMITS.otp.resendSec)]);
  expect(addresses.filter((one) => one.includes('planted'))).toEqual([]);
  expect(complaints).toEqual([]);
});
