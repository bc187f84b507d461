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
  // Of each field the first message counts.
  const first = new Map(result.issues.toReversed().map((issue) => [v.getDotPath(issue), issue]));
  return [...first.values()].toReversed().map(({ message }) => message);
}

test('shipping home sends no second address, and whole dollars', () => {
  expect(check({})).toMatchObject({
    homeAddress: { zip: '97205' },
    shippingAddress: null,
    annualIncome: 52000,
  });
});

test('what stands in a shipping address that is not asked for is not looked at', () => {
  expect(check({ shippingAddress: { ...EMPTY, zip: 'x' } })).toMatchObject({
    shippingAddress: null,
  });
});

test('a shipping address that is asked for keeps the rules, and is not a P.O. box', () => {
  expect(check({ shipsHome: false })).toContain('Enter your shipping address');
  const box = { ...HOME, addressFirstLine: 'P.O. Box 17' };
  expect(check({ shipsHome: false, shippingAddress: box })).toEqual([
    'Enter a street address. We can’t accept a P.O. box as your shipping address',
  ]);
  expect(check({ homeAddress: box })).toEqual([
    'Enter a street address. We can’t accept a P.O. box as your home address',
  ]);
});

test('income: cents, words and nothing are said by their names; 0 passes', () => {
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
