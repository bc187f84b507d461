import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardRefusal } from './card-refusals';
import { cardSchema, parseExpiry } from './card-schema';

const GOOD = {
  number: '4000 0566 5566 5556',
  expiry: '12/34',
  securityCode: '123',
  name: 'Nova Newcomer',
  billingZip: '97205',
};

function check(change: Partial<typeof GOOD>) {
  const card = { ...GOOD, ...change };
  const schema = cardSchema(() => ({ year: 2026, month: 6 }));
  const result = v.safeParse(schema, card, { abortPipeEarly: true });
  return result.success ? result.output : result.issues[0].message;
}

describe('a card', () => {
  it('may be typed with spaces and dashes', () => {
    expect(check({})).toMatchObject({
      number: '4000056655665556',
      expiry: { month: 12, year: 2034 },
    });
    expect(check({ number: '4000-0566-5566-5556' })).toMatchObject({ number: '4000056655665556' });
  });

  it.each([
    [{ number: '' }, 'Enter the card number'],
    [{ number: '4242 4242 4242' }, 'Check the card number. It doesn’t look complete'],
    [{ number: '4'.repeat(20) }, 'Check the card number. It doesn’t look complete'],
    [{ number: '4242 4242 4242 424x' }, 'Check the card number. It doesn’t look complete'],
    [{ number: '4242 4242 4242 4241' }, 'Check the card number. One or more digits are wrong'],
    [{ expiry: '' }, 'Enter the expiration date'],
    [{ expiry: '13/30' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '00/30' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: 'soon' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '2029' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '08/15/2029' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '2029-13' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '12/2150' }, 'Expiration date must be in the format month/year, like 08/29'],
    [{ expiry: '05/26' }, 'This card has expired. Use a different card'],
    [{ securityCode: '' }, 'Enter the security code'],
    [{ securityCode: '1234' }, 'Security code must be 3 digits'],
    [{ number: '378282246310005', securityCode: '123' }, 'Security code must be 4 digits'],
    [{ name: '' }, 'Enter the name on the card'],
    [{ name: 'x'.repeat(51) }, 'Name on card must be 50 characters or fewer'],
    [{ billingZip: '9720' }, 'ZIP code must be 5 digits'],
  ])('%j: %s', (change, message) => {
    expect(check(change)).toBe(message);
  });

  it('is valid until the end of its month, and American Express has a code of four digits', () => {
    expect(check({ expiry: '06/26' })).toMatchObject({ expiry: { month: 6, year: 2026 } });
    expect(check({ number: '378282246310005', securityCode: '1234' })).toMatchObject({
      securityCode: '1234',
    });
  });

  it.each([
    '08/29',
    '0829',
    '08/2029',
    '082029',
    '8/29',
    ' 08 / 29 ',
    '08-29',
    '08.2029',
    '08 29',
    '2029-08',
    '2029/8',
    '202908',
  ])('reads %j as August 2029', (text) => {
    expect(parseExpiry(text)).toEqual({ month: 8, year: 2029 });
  });
});

describe('a refused card', () => {
  const refused = (field: string | null) =>
    cardRefusal({ kind: 'refused', code: 'FIELD_INVALID', field }, 'AMERICAN_EXPRESS');

  it.each([
    ['number', 'number', 'Check the card number. One or more digits are wrong'],
    ['expiryMonth', 'expiry', 'This card has expired. Use a different card'],
    ['expiryYear', 'expiry', 'This card has expired. Use a different card'],
    ['securityCode', 'securityCode', 'Security code must be 4 digits'],
    ['name', 'name', 'Enter the name on the card'],
    ['billingZip', 'billingZip', 'ZIP code must be 5 digits'],
  ])('for its %s says so at %s', (field, name, message) => {
    expect(refused(field)).toEqual({ name, message });
  });

  it("has no message at a field if the refusal names none of the card's", () => {
    expect(refused('another')).toBeNull();
    expect(refused(null)).toBeNull();
    expect(cardRefusal({ kind: 'failed' }, 'VISA')).toBeNull();
  });
});
