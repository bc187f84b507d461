import type { AddressInput } from '../../contract/generated/types';
import type { CurrentUser } from '../../services/data/use-applicant';
import type { AddressValues } from './address-rules';

type Address = NonNullable<CurrentUser['billingAddress']>;

/** As on an envelope. */
export function addressLines(address: Address): string[] {
  const { addressFirstLine, addressSecondLine, city, state, zip } = address;
  const last = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [addressFirstLine, addressSecondLine, last].filter((line): line is string =>
    Boolean(line),
  );
}

/** "7 Placeholder Lane, Portland, OR 97205". */
export function addressText(address: Address): string {
  return addressLines(address).join(', ');
}

export function addressValues(address: Address | null): AddressValues {
  return {
    addressFirstLine: address?.addressFirstLine ?? '',
    addressSecondLine: address?.addressSecondLine ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zip ?? '',
  };
}

/** An empty second line becomes null. */
export function addressInput(values: AddressValues): AddressInput {
  return { ...values, addressSecondLine: values.addressSecondLine || null };
}
