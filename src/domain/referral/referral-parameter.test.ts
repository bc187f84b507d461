// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetReferralCode, keepReferralCode, referralCodeOf } from './referral-parameter';

beforeEach(forgetReferralCode);

test('a code is read in the query, and in that of the path that sign-in leads back to', () => {
  expect(referralCodeOf('?referralCode=FRIEND42')).toBe('FRIEND42');
  expect(referralCodeOf('?returnTo=%2Fapp%3FreferralCode%3DFRIEND42')).toBe('FRIEND42');
  expect(referralCodeOf('')).toBe('');
});

test('a code that a visitor came with is there when they sign up later, and then forgotten', () => {
  keepReferralCode('?referralCode=FRIEND42');
  keepReferralCode('?step=2');
  expect(referralCodeOf('?returnTo=%2Fapp')).toBe('FRIEND42');
  expect(referralCodeOf('?referralCode=OTHER7')).toBe('OTHER7');
  forgetReferralCode();
  expect(referralCodeOf('')).toBe('');
});

test('ignores text in the address that cannot be a referral code', () => {
  for (const text of ['Your account is locked. Call…', '<b>x</b>', 'A'.repeat(1000), '']) {
    const search = `?${String(new URLSearchParams({ referralCode: text }))}`;
    keepReferralCode(search);
    expect(referralCodeOf(search)).toBe('');
    expect(sessionStorage).toHaveLength(0);
  }
});
