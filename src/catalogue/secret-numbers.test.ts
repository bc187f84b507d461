import { expect, test } from 'vitest';
import { containsSecretNumber, isNumberForName } from './secret-numbers';

test.each([
  '666123456',
  'my SSN is 666-12-3456',
  '912 70 1234',
  '666.12.3456',
  '666\u200b123456',
  '666\u201112\u20113456',
  '４２４２４２４２４２４２４２４２',
  '4242 4242 4242 4242',
  '378282246310005',
  '4000-0566-5566-5556',
])('recognizes %j as a secret number', (text) => expect(containsSecretNumber(text)).toBe(true));

test.each([
  '',
  '97205',
  '97205-1234',
  '(202) 555-0103',
  '+12025550103',
  '1980-01-02',
  '84,000.55',
  '126610LN',
  '12345678',
])('does not recognize %j as a secret number', (text) =>
  expect(containsSecretNumber(text)).toBe(false),
);

test('distinguishes a number as a name from a name with digits', () => {
  const numbers = ['4242 4242 4242 4242', '12345678', 'Acct 000123456', 'Pat Example 666-12-3456'];
  expect(numbers.filter(isNumberForName)).toEqual(numbers);
  const names = ['Pat Example', '3M', '7-Eleven 24', 'Łukasz O’Brien', '李小龍', 'Pat Example 3rd'];
  expect(names.filter(isNumberForName)).toEqual([]);
});
