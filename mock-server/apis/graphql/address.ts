import type { AddressRecord } from '../../world/address-record';

type ShippingRecord = AddressRecord & { readonly isConfirmed: boolean };

const PARTS = ['addressFirstLine', 'addressSecondLine', 'city', 'state', 'zip'] as const;

function isSame(one: AddressRecord, other: AddressRecord | null): boolean {
  return other !== null && PARTS.every((part) => one[part] === other[part]);
}

/** The home address is the billing address, and possibly the shipping address. */
export function viewBillingAddress(address: AddressRecord, shipping: ShippingRecord | null) {
  const isShipping = isSame(address, shipping);
  const isConfirmed = isShipping && shipping?.isConfirmed === true;
  return { ...address, isBilling: true, isShipping, isConfirmed };
}

/** A shipping address may also be the billing address. */
export function viewShippingAddress(address: ShippingRecord, billing: AddressRecord | null) {
  return { ...address, isBilling: isSame(address, billing), isShipping: true };
}
