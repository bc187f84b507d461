import { type ShipmentsQuery, ShipmentsDocument } from '../../contract/generated/documents';
import type { ApolloClient } from '@apollo/client';
import { useRead, type Read } from '../../services/data/use-read';

type Shipped = NonNullable<NonNullable<ShipmentsQuery['currentUser']>['creditApplication']>;

/** Inbound or return. */
export type Shipment = NonNullable<Shipped['shipment']>;

export type ShippedCart = NonNullable<Shipped['itemCart']>;

export type ShippedItem = ShippedCart['items'][number];

/** Null while the applicant has the items. */
export function parcelWithUs(
  shipment: Pick<Shipment, 'status'> | null,
): 'on-the-way' | 'with-us' | null {
  if (shipment?.status === 'DELIVERED') return 'with-us';
  return shipment?.status === 'IN_TRANSIT' ? 'on-the-way' : null;
}

/** False if the items were never shipped, or have arrived. */
export function areItemsGoingBack(returnShipment: Pick<Shipment, 'status'> | null): boolean {
  return returnShipment !== null && returnShipment.status !== 'DELIVERED';
}

export interface Shipments {
  readonly shipment: Shipment | null;
  readonly returnShipment: Shipment | null;
  readonly itemCart: ShippedCart | null;
}

/**
 * Refetches on every screen. Polls while the page is visible if `pollMs` > 0. `skip` sends no
 * request.
 */
export function useShipments({
  pollMs = 0,
  skip = false,
}: { readonly pollMs?: number; readonly skip?: boolean } = {}): Read<Shipments> {
  return useRead(ShipmentsDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication,
    fetchPolicy: 'cache-and-network',
    pollMs,
    skip,
  });
}

/** Requests the shipments while the screen's code loads. */
export const preloadShipments = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: ShipmentsDocument });
