import { expect, test } from 'vitest';
import { CONTENT } from '../../../programs/content-config';
import { isFrom, toSignUpData, toSignUpInput } from './sign-up-data';
import { hasMissing, CONSENT_NAMES, emptySignUp, EVERYTHING_MISSING } from './sign-up-values';

const TYPED = {
  ...emptySignUp(),
  firstName: 'Testa',
  lastName: 'Sampleton',
  email: 'Testa@example.com',
  phone: '+12025550101',
  eSign: true,
  terms: true,
};

const NOTHING_MISSING = {
  name: false,
  email: false,
  phone: false,
  referralCode: false,
  eSign: false,
  terms: false,
};

test('no consent is checked initially', () => {
  const empty = emptySignUp('FRIEND42');
  expect(CONSENT_NAMES.map((name) => empty[name])).toEqual([false, false, false]);
  expect(empty.referralCode).toBe('FRIEND42');
});

test('consents are sent with their version, messages only if requested', () => {
  expect(toSignUpData(TYPED)).toEqual({
    firstName: 'Testa',
    middleName: null,
    lastName: 'Sampleton',
    phone: '+12025550101',
    email: 'Testa@example.com',
    referredBy: null,
    eSignVersion: CONTENT.eSignVersion,
    termsVersion: CONTENT.version,
    marketingByText: false,
  });
  expect(toSignUpData({ ...TYPED, marketing: true }).marketingByText).toBe(true);
});

test.each([
  ['name', { firstName: 'Testa', middleName: null, lastName: 'Sampleton' }],
  ['email', { email: 'Testa@example.com' }],
  ['phone', { phone: '+12025550101' }],
  ['referralCode', { referredBy: null }],
  ['eSign', { eSignVersion: CONTENT.eSignVersion }],
  ['terms', { termsVersion: CONTENT.version }],
] as const)('an account that lacks only the %s is sent only that', (lacking, input) => {
  const missing = { ...NOTHING_MISSING, [lacking]: true };
  expect(toSignUpInput(TYPED, missing)).toEqual({ ...input, marketingByText: false });
  expect(hasMissing(missing)).toBe(lacking !== 'referralCode');
});

test('hasMissing is true only if something is missing', () => {
  expect([hasMissing(EVERYTHING_MISSING), hasMissing(NOTHING_MISSING)]).toEqual([true, false]);
});

test('answers belong to the person whose contact got the code', () => {
  const data = toSignUpData(TYPED);
  const sms = (phoneNumber: string) => isFrom(data, { channel: 'sms', phoneNumber });
  const email = (address: string) => isFrom(data, { channel: 'email', email: address });
  expect([sms('+12025550101'), sms('+12025550102')]).toEqual([true, false]);
  expect([email('testa@EXAMPLE.com'), email('other@example.com')]).toEqual([true, false]);
});
