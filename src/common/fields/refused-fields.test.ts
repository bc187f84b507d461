import { describe, expect, it } from 'vitest';
import { refusedField } from './refused-fields';

const refused = (code: 'FIELD_INVALID' | 'FIELD_LOCKED' | 'AGE_BELOW_MINIMUM', field: string) =>
  ({ kind: 'refused', code, field }) as const;

describe('what the data API refuses', () => {
  it.each([
    ['ssnItin', 'taxId'],
    ['dob', 'dob.month'],
    ['homeAddress.zip', 'homeAddress.zip'],
    ['shippingAddress.addressFirstLine', 'shippingAddress.addressFirstLine'],
    ['phone', 'phone'],
  ])('%s is said at %s', (field, name) => {
    expect(refusedField(refused('FIELD_INVALID', field), 'OR')?.name).toBe(name);
  });

  it('says the age and the contact to sign in with at their fields', () => {
    expect(refusedField(refused('AGE_BELOW_MINIMUM', 'dob'), 'OR')).toEqual({
      name: 'dob.month',
      message: 'You must be 18 or older to apply',
    });
    expect(refusedField(refused('FIELD_LOCKED', 'email'), null)?.name).toBe('email');
  });

  it.each([
    refused('FIELD_INVALID', 'creditApplicationId'),
    { kind: 'failed' },
    { kind: 'offline' },
    { kind: 'refused', code: 'SSN_DUPLICATE', field: null },
  ] as const)('is not said at a field: %j', (problem) => {
    expect(refusedField(problem, null)).toBeNull();
  });
});
