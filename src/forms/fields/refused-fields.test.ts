import { describe, expect, it } from 'vitest';
import { MISMATCH, refusedField } from './refused-fields';

const refused = (code: 'FIELD_INVALID' | 'FIELD_LOCKED' | 'AGE_BELOW_MINIMUM', field: string) =>
  ({ kind: 'refused', code, field }) as const;

describe('API refusals', () => {
  const characters = 'must only include letters, spaces, hyphens, apostrophes and periods';

  it.each([
    ['firstName', 'firstName', `First name ${characters}`],
    ['middleName', 'middleName', `Middle name ${characters}`],
    ['lastName', 'lastName', `Last name ${characters}`],
    ['phone', 'phone', 'Enter a 10-digit US phone number, including the area code'],
    ['email', 'email', 'Enter an email address in the correct format, like name@example.com'],
    ['dob', 'dob.month', 'Date of birth must be a real date'],
    [
      'ssnItin',
      'taxId',
      'Check the number. It isn’t a Social Security number or ITIN we can verify',
    ],
    ['annualIncome', 'annualIncome', 'Annual income must be a number, like 42000'],
    ['incomeSources', 'incomeSources', 'Select at least one source of income'],
  ])('%s appears at %s: %s', (field, name, message) => {
    expect(refusedField(refused('FIELD_INVALID', field), 'OR')).toEqual({ name, message });
  });

  it.each([
    ['addressFirstLine', 'Enter a street address. We can’t accept a P.O. box as your KIND address'],
    ['addressSecondLine', 'Apartment, suite or unit must be 35 characters or fewer'],
    ['city', 'City must include at least one letter'],
    ['state', 'Select your state or territory'],
    ['zip', 'ZIP code must be 5 digits'],
  ])('%s appears at either address: %s', (part, message) => {
    for (const kind of ['home', 'shipping']) {
      const name = `${kind}Address.${part}`;
      expect(refusedField(refused('FIELD_INVALID', name), null)).toEqual({
        name,
        message: message.replace('KIND', kind),
      });
    }
  });

  it('age and sign-in contact appear at their fields', () => {
    expect(refusedField(refused('AGE_BELOW_MINIMUM', 'dob'), 'OR')).toEqual({
      name: 'dob.month',
      message: 'You must be 18 or older to apply',
    });
    const locked = (field: string) => refusedField(refused('FIELD_LOCKED', field), null);
    expect(locked('email')).toEqual({
      name: 'email',
      message:
        'You sign in with this email address, so it can’t be changed here. Enter the address you use',
    });
    expect(locked('phone')).toEqual({
      name: 'phone',
      message:
        'You sign in with this number, so it can’t be changed here. Enter the number you use',
    });
  });

  it.each([
    refused('FIELD_INVALID', 'creditApplicationId'),
    refused('FIELD_INVALID', 'shippingAddress.floor'),
    refused('FIELD_INVALID', 'my.shippingAddress.zip'),
    refused('FIELD_INVALID', ''),
    refused('FIELD_LOCKED', 'firstName'),
    { kind: 'refused', code: 'FIELD_INVALID', field: null },
    { kind: 'failed' },
    { kind: 'offline' },
    { kind: 'refused', code: 'SSN_DUPLICATE', field: null },
  ] as const)('%j appears at no field', (problem) => {
    expect(refusedField(problem, null)).toBeNull();
  });

  it('a mismatch marks date of birth and tax ID', () => {
    expect(MISMATCH).toEqual([
      { name: 'dob.month', message: 'Check your date of birth' },
      { name: 'taxId', message: 'Check your Social Security number or ITIN' },
    ]);
  });
});
