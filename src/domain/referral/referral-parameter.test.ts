// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetReferralCode, storeReferralCode, referralCodeOf } from './referral-parameter';

beforeEach(forgetReferralCode);

test('a referral code is read from the query and from the return address', () => {
  expect(referralCodeOf('?referralCode=FRIEND42')).toBe('FRIEND42');
  expect(referralCodeOf('?returnTo=%2Fapp%3FreferralCode%3DFRIEND42')).toBe('FRIEND42');
  expect(referralCodeOf('')).toBe('');
});

test('a referral code is kept until sign-up and then removed', () => {
  storeReferralCode('?referralCode=FRIEND42');
  storeReferralCode('?step=2');
  expect(referralCodeOf('?returnTo=%2Fapp')).toBe('FRIEND42');
  expect(referralCodeOf('?referralCode=OTHER7')).toBe('OTHER7');
  forgetReferralCode();
  expect(referralCodeOf('')).toBe('');
});

test("a text that can't be a referral code is ignored", () => {
  for (const text of ['Your account is locked. Call…', '<b>x</b>', 'A'.repeat(1000), '']) {
    const search = `?${String(new URLSearchParams({ referralCode: text }))}`;
    storeReferralCode(search);
    expect(referralCodeOf(search)).toBe('');
    expect(sessionStorage).toHaveLength(0);
  }
});
