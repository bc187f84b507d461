import type { AddressRecord } from '../core/address-record';

/** A home address as the API answers it: it is the billing address. */
export function viewBillingAddress(address: AddressRecord) {
  return { ...address, isBilling: true, isShipping: false, isConfirmed: false };
}

/** A shipping address as the API answers it. */
export function viewShippingAddress(address: AddressRecord & { isConfirmed: boolean }) {
  return { ...address, isBilling: false, isShipping: true };
}
