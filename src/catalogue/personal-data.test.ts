import { expect, test } from 'vitest';
import { MARKETING_PARAMETERS } from './attribution';
import { containsPersonalData, namesPersonalData } from './personal-data';

test.each([
  '666-12-3456',
  'x666123456',
  '666 12 3456',
  '666.12.3456',
  '６６６-12-3456',
  '666%2D12%2D3456',
  '666%252D12%252D3456',
  '666\u200b123456',
  'ssn_666123456_end',
  '4242424242424242',
  '4242 4242-4242 4242',
  'card%3D4242424242424242',
  '378282246310005',
  '5555555555554444',
  'pat@example.com',
  'mailto:pat%40example.com',
  '(212) 555-0123',
  '212-555-0123',
  '+12125550123',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
  'Bearer abc.def',
])('%s is personal', (text) => {
  expect(containsPersonalData(text)).toBe(true);
});

test.each([
  '',
  'newsletter',
  'spring-sale-2026-06-15',
  '12071234567',
  '120211234567890123',
  '23851234567890123',
  'EAIaIQobChMI1234abcd5678_wcB',
  'IwAR0123456789abcdefghijklmnop',
  '9f3ac2d4b5e64f708192a3b4c5d6e7f8',
  'a1234567-89ab-4cde-8f01-123456789abc',
  'f0000000-0000-4000-8000-00a123456789',
  '@handle',
  '100%',
  '%E0%A4%A',
])('%s is not personal', (text) => {
  expect(containsPersonalData(text)).toBe(false);
});

const PERSONAL_NAMES =
  'ssn taxId tax_id dob birthDate date_of_birth birthday income annualIncome accountNumber ' +
  'account_no routing_number card-number cvv otp sms_code verificationCode password passcode ' +
  'authToken csrf_token first_name lastName firstname email e-mail phone user.phone user%5Bdob%5D zip';

test('field names reveal personal data, and no marketing parameter has such a name', () => {
  expect(PERSONAL_NAMES.split(' ').filter((name) => !namesPersonalData(name))).toEqual([]);
  const others = ['adobe_mc', 'campaign_name', 'utm_term', 'adset_name', 'pincode_test', 'program'];
  const usual = [...MARKETING_PARAMETERS.map(({ address }) => address), ...others];
  expect(usual.filter(namesPersonalData)).toEqual([]);
});
