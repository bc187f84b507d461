import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AddressAndIncomeSchema, type AddressAndIncomeValues } from './address-and-income-schema';

const HOME = {
  addressFirstLine: '7 Placeholder Lane',
  addressSecondLine: '',
  city: 'Portland',
  state: 'OR',
  zip: '97205-1234',
};
const EMPTY = { addressFirstLine: '', addressSecondLine: '', city: '', state: '', zip: '' };

const VALUES: AddressAndIncomeValues = {
  homeAddress: HOME,
  shipsHome: true,
  shippingAddress: EMPTY,
  annualIncome: '$52,000.00',
  incomeSources: ['JOB'],
};

function check(changes: Partial<AddressAndIncomeValues>) {
  const result = v.safeParse(AddressAndIncomeSchema, { ...VALUES, ...changes });
  if (result.success) return result.output;
  const first = new Map(result.issues.toReversed().map((issue) => [v.getDotPath(issue), issue]));
  return [...first.values()].toReversed().map(({ message }) => message);
}

test('shipping to the home address sends no second address, and income in whole dollars', () => {
  expect(check({})).toMatchObject({
    homeAddress: { zip: '97205' },
    shippingAddress: null,
    annualIncome: 52000,
  });
});

test("a shipping address that isn't needed isn't validated", () => {
  expect(check({ shippingAddress: { ...EMPTY, zip: 'x' } })).toMatchObject({
    shippingAddress: null,
  });
});

test("a needed shipping address is validated and can't be a P.O. box", () => {
  expect(check({ shipsHome: false })).toContain('Enter your shipping address');
  const box = { ...HOME, addressFirstLine: 'P.O. Box 17' };
  expect(check({ shipsHome: false, shippingAddress: box })).toEqual([
    'Enter a street address. We can’t accept a P.O. box as your shipping address',
  ]);
  expect(check({ homeAddress: box })).toEqual([
    'Enter a street address. We can’t accept a P.O. box as your home address',
  ]);
});

test('income with cents, as words or empty has its own message, and 0 is valid', () => {
  expect(check({ annualIncome: '' })).toEqual([
    'Enter your annual income. If you have no income, enter 0',
  ]);
  expect(check({ annualIncome: '52.000,00' })).toEqual([
    'Check the comma. Annual income must be written like 42000',
  ]);
  expect(check({ annualIncome: '0', incomeSources: [] })).toEqual([
    'Select at least one source of income',
  ]);
  expect(check({ annualIncome: '0' })).toMatchObject({ annualIncome: 0 });
});
