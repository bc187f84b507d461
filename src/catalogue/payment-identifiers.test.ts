import { expect, test } from 'vitest';
import { withoutSeparators } from './normalize-text';
import { cardBrand, isRoutingNumber, passesLuhn, securityCodeLength } from './payment-identifiers';

test.each([
  ['4242 4242 4242 4242', 'VISA'],
  ['4000-0566-5566-5556', 'VISA'],
  ['5555 5555 5555 4444', 'MASTERCARD'],
  ['2223 0031 2200 3222', 'MASTERCARD'],
  ['3782 822463 10005', 'AMERICAN_EXPRESS'],
  ['6011 1111 1111 1117', 'DISCOVER'],
])('%s is a valid number of %s', (number, brand) => {
  expect(passesLuhn(withoutSeparators(number))).toBe(true);
  expect(cardBrand(withoutSeparators(number))).toBe(brand);
});

test('a wrong check digit and letters are rejected', () => {
  expect(passesLuhn('4242424242424241')).toBe(false);
  expect(passesLuhn('4242x')).toBe(false);
  expect(passesLuhn('')).toBe(false);
});

test('American Express has a longer security code', () => {
  expect([securityCodeLength('AMERICAN_EXPRESS'), securityCodeLength('VISA')]).toEqual([4, 3]);
});

test('the check digit of a routing number is validated', () => {
  expect(isRoutingNumber('110000000')).toBe(true);
  expect(isRoutingNumber('123456789')).toBe(false);
  expect(isRoutingNumber('000000000')).toBe(false);
  expect(isRoutingNumber('11000000')).toBe(false);
});
