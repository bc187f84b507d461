import type { AddressRecord } from '../../world/address-record';

type ShippingRecord = AddressRecord & { readonly isConfirmed: boolean };

const PARTS = ['addressFirstLine', 'addressSecondLine', 'city', 'state', 'zip'] as const;

function isSame(one: AddressRecord, other: AddressRecord | null): boolean {
  return other !== null && PARTS.every((part) => one[part] === other[part]);
}

/** A home address as the API answers it: it is the billing address, and may be shipped to as well. */
export function viewBillingAddress(address: AddressRecord, shipping: ShippingRecord | null) {
  const isShipping = isSame(address, shipping);
  const isConfirmed = isShipping && shipping?.isConfirmed === true;
  return { ...address, isBilling: true, isShipping, isConfirmed };
}

/** A shipping address as the API answers it; it may be the billing address as well. */
export function viewShippingAddress(address: ShippingRecord, billing: AddressRecord | null) {
  return { ...address, isBilling: isSame(address, billing), isShipping: true };
}
