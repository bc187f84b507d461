import {
  GetBillingAddressDocument,
  GetShippingAddressDocument,
  type GetBillingAddressQuery,
  type GetShippingAddressQuery,
} from '../../contract/generated/documents';
import { useRead } from '../../services/data/use-read';

type BillingAddress = NonNullable<GetBillingAddressQuery['currentUser']>['billingAddress'];
type ShippingAddress = NonNullable<GetShippingAddressQuery['currentUser']>['shippingAddress'];

/**
 * getBillingAddress and getShippingAddress (spec 7): null if there is none, undefined if not read.
 */
export interface Addresses {
  readonly billing: BillingAddress | undefined;
  readonly shipping: ShippingAddress | undefined;
  /** False until both requests have finished or failed. */
  readonly ready: boolean;
  refetch(): Promise<void>;
}

/** Refetches on every screen: another tab may have changed them. */
export function useAddresses(): Addresses {
  const billing = useRead(GetBillingAddressDocument, {
    select: ({ currentUser }) => currentUser,
    fetchPolicy: 'network-only',
  });
  const shipping = useRead(GetShippingAddressDocument, {
    select: ({ currentUser }) => currentUser,
    fetchPolicy: 'network-only',
  });
  return {
    billing: billing.value?.billingAddress,
    shipping: shipping.value?.shippingAddress,
    ready: !billing.loading && !shipping.loading,
    refetch: async () => {
      await Promise.all([billing.refetch(), shipping.refetch()]);
    },
  };
}
