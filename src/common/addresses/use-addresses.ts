import { useQuery } from '@apollo/client/react';
import {
  GetBillingAddressDocument,
  GetShippingAddressDocument,
  type GetBillingAddressQuery,
  type GetShippingAddressQuery,
} from '../../contract/generated/documents';

type BillingAddress = NonNullable<GetBillingAddressQuery['currentUser']>['billingAddress'];
type ShippingAddress = NonNullable<GetShippingAddressQuery['currentUser']>['shippingAddress'];

/** Both addresses with what they are used for (getBillingAddress and getShippingAddress, spec 7). */
export interface Addresses {
  readonly billing: BillingAddress;
  readonly shipping: ShippingAddress;
  /** False until both were answered, or could not be. */
  readonly ready: boolean;
  refetch(): Promise<void>;
}

/** Reads both addresses anew on every screen: another tab may have changed them. */
export function useAddresses(): Addresses {
  const billing = useQuery(GetBillingAddressDocument, { fetchPolicy: 'network-only' });
  const shipping = useQuery(GetShippingAddressDocument, { fetchPolicy: 'network-only' });
  const isAnswered = ({ data, error }: typeof billing | typeof shipping): boolean =>
    data !== undefined || error !== undefined;
  return {
    billing:
      (billing.data as GetBillingAddressQuery | undefined)?.currentUser?.billingAddress ?? null,
    shipping:
      (shipping.data as GetShippingAddressQuery | undefined)?.currentUser?.shippingAddress ?? null,
    ready: isAnswered(billing) && isAnswered(shipping),
    refetch: async () => {
      await Promise.all([billing.refetch(), shipping.refetch()]);
    },
  };
}
