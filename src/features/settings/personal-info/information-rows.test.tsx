import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Applicant } from '../../../services/data/use-applicant';
import { informationRows } from './information-rows';

const user: Applicant['user'] = {
  id: 'sms|usr_0001',
  firstName: 'Homer',
  lastName: 'Equityson',
  middleName: null,
  phone: null,
  displayName: null,
  email: null,
  dob: null,
  referralCode: null,
  annualIncome: null,
  ssnLastFour: null,
  billingAddress: null,
  shippingAddress: null,
  creditApplication: null,
};
const consents = {
  eSignAt: null,
  termsAt: null,
  marketingByText: false,
  marketingByEmail: false,
  statusByText: false,
};
const applicant: Applicant = {
  user,
  signInMethod: 'SMS',
  incomeSources: [],
  consents,
  application: null,
};

const address = {
  addressFirstLine: '1 Invented Street',
  addressSecondLine: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};
const billing = { ...address, isBilling: true, isShipping: true };
const shipping = { ...address, isBilling: true, isShipping: true, isConfirmed: false };

const refetch = vi.fn<() => Promise<void>>();

function textOf(
  addresses: Parameters<typeof informationRows>[1],
  id: string,
  failed: ReadonlySet<string> = new Set(),
): string {
  const row = informationRows(applicant, addresses, failed, () => undefined).find(
    (each) => each.id === id,
  );
  return renderToString(row?.value ?? '').replaceAll(/<[^>]*>/g, ' ');
}

test('addresses come from the address queries', () => {
  expect(textOf({ billing, shipping: null, refetch }, 'homeAddress')).toContain(
    '1 Invented Street',
  );
  expect(textOf({ billing, shipping: null, refetch }, 'shippingAddress')).toContain(
    'Not given yet',
  );
});

test('a shipping address that equals the billing address says so', () => {
  const same = 'The same as your home address.';
  expect(textOf({ billing, shipping, refetch }, 'shippingAddress')).toContain(same);
  const other = { ...shipping, isBilling: false };
  expect(textOf({ billing, shipping: other, refetch }, 'shippingAddress')).not.toContain(same);
});

test("an address that couldn't be read isn't called missing and can be read again from its row", () => {
  const unread = { billing: undefined, shipping: undefined, refetch };
  const rows = informationRows(applicant, unread, new Set(), () => undefined);
  for (const id of ['homeAddress', 'shippingAddress'] as const) {
    expect(textOf(unread, id)).toContain('We can’t load this right now.');
    expect(textOf(unread, id)).not.toContain('Not given yet');
    const { action } = rows.find((row) => row.id === id) ?? {};
    expect(action?.label).toBe('Try Again');
    refetch.mockClear();
    action?.onClick?.();
    expect(refetch).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['User.lastName', 'name'],
  ['User.email', 'email'],
  ['User.phone', 'phone'],
  ['User.billingAddress', 'homeAddress'],
  ['User.shippingAddress', 'shippingAddress'],
  ['Address.city', 'homeAddress'],
  ['Address.city', 'shippingAddress'],
  ['User.dob', 'dob'],
  ['User.ssnLastFour', 'taxId'],
  ['User.annualIncome', 'income'],
])('when %s fails, the row %s says so and offers no change', (field, id) => {
  const addresses = { billing, shipping, refetch };
  expect(textOf(addresses, id, new Set([field]))).toBe('We couldn’t load this.');
  const rows = informationRows(applicant, addresses, new Set([field]), () => undefined);
  expect(rows.find((row) => row.id === id)?.action).toBeUndefined();
});
