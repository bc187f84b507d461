import { assert, boolean, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email, OneTimeCode, Phone, formatPhone, shownRecipient } from './contact-rules';
import { firstMessage, parsed } from './testing/first-message';

const FORMAT = 'Enter a 10-digit US phone number, including the area code';
const TOLL_FREE = 'Enter a mobile number. We can’t text toll-free numbers';
const LONGEST = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(50)}.example.com`;

describe('Mobile phone number', () => {
  it.each([
    ['', 'Enter your mobile phone number'],
    ['   ', 'Enter your mobile phone number'],
    ['202555010', FORMAT],
    ['20255501033', FORMAT],
    ['+44 20 7946 0958', FORMAT],
    ['102 555 0103', FORMAT],
    ['292 555 0103', FORMAT],
    ['202 155 0103', FORMAT],
    ['911 555 0103', FORMAT],
    ['202 911 0103', FORMAT],
    ['202-555-CALL', FORMAT],
    ['+1 +1 202 555 010', FORMAT],
    ['12025550103 9', FORMAT],
    ['+44 202 555 0103', FORMAT],
    ['☎️', FORMAT],
    ...['800', '833', '844', '855', '866', '877', '888'].map((prefix): [string, string] => [
      `${prefix}-555-0199`,
      TOLL_FREE,
    ]),
  ])('%j → %s', (input, message) => {
    expect(firstMessage(Phone, input)).toBe(message);
  });

  it('accepts common notations and stores E.164', () => {
    const separator = constantFrom('', ' ', '-', '.', '\u00a0', ' – ');
    const prefix = constantFrom('', '1', '1-', '+1', '+1 ', '(+1) ');
    assert(
      property(prefix, separator, separator, boolean(), (start, one, two, brackets) => {
        const area = brackets ? '(202)' : '202';
        expect(parsed(Phone, ` ${start}${area}${one}555${two}0103 `)).toBe('+12025550103');
      }),
    );
  });

  it.each(['Tel. 202 555 0103', '202-555-0103 (home)'])('keeps only the digits of %j', (input) => {
    expect(parsed(Phone, input)).toBe('+12025550103');
  });

  it('is formatted and masked', () => {
    expect(formatPhone('+12025550103')).toBe('(202) 555-0103');
    expect(parsed(Phone, formatPhone('+12025550103'))).toBe('+12025550103');
    expect(['+442071838750', 'x+12025550103', '+120255501039'].map(formatPhone)).toEqual([
      '+442071838750',
      'x+12025550103',
      '+120255501039',
    ]);
    expect(shownRecipient({ phoneNumber: '+12025550103' })).toBe('(202)\u00a0555-0103');
    expect(shownRecipient({ email: 'homer@example.com' })).toBe('homer@example.com');
  });
});

describe('Email address', () => {
  const format = 'Enter an email address in the correct format, like name@example.com';

  it.each([
    ['', 'Enter your email address'],
    ['homer', format],
    ['@example.com', format],
    ['homer@', format],
    ['homer@example', format],
    ['homer@example.', format],
    ['homer@.example.com', format],
    ['homer@example..com', format],
    ['mailto:', 'Enter your email address'],
    ['\u200B\u00AD', 'Enter your email address'],
    ['homer@@example.com', format],
    ['ho mer@example.com', format],
    ['homer@exam ple.com', format],
    [`a${LONGEST}`, 'Email address must be 255 characters or fewer'],
  ])('%j → %s', (input, message) => {
    expect(firstMessage(Email, input)).toBe(message);
  });

  it.each(['homer+portal@example.com', 'zoë@exämple.com', 'a@b.c', LONGEST])(
    'accepts %j',
    (input) => {
      expect(parsed(Email, ` ${input} `)).toBe(input);
    },
  );

  it.each([
    'mailto:homer@example.com',
    'MAILTO:homer@example.com,',
    'mailto:homer@example.com?subject=Hello',
    '<homer@example.com>',
    '<mailto:homer@example.com>;',
    'Homer Equityson <homer@example.com>',
    '(homer@example.com).',
    'ho\u00ADmer@exam\u200Bple.com',
    'homer＠example．com',
  ])('accepts homer@example.com pasted as %j', (input) => {
    expect(parsed(Email, input)).toBe('homer@example.com');
  });

  it('composes accents', () => {
    expect(parsed(Email, 'zoe\u0308@example.com')).toBe('zoë@example.com');
  });

  it('accepts at most 255 characters', () => {
    expect(LONGEST).toHaveLength(255);
  });
});

describe('One-time code', () => {
  it.each([
    ['', 'Enter the code we sent you'],
    [' - ', 'Enter the code we sent you'],
    ['12345', 'Code must be 6 characters'],
    ['1234567', 'Code must be 6 characters'],
  ])('%j → %s', (input, message) => {
    expect(firstMessage(OneTimeCode, input)).toBe(message);
  });

  it.each([
    ['123 456', '123456'],
    ['12–34—56', '123456'],
    ['AB-12-cd', 'AB12cd'],
  ])('accepts %j as %s', (input, code) => {
    expect(parsed(OneTimeCode, input)).toBe(code);
  });
});
