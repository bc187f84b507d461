import { type ShipmentsQuery, ShipmentsDocument } from '../../contract/generated/documents';
import type { ApolloClient } from '@apollo/client';
import { useRead, type Read } from '../../services/data/use-read';

type Shipped = NonNullable<NonNullable<ShipmentsQuery['currentUser']>['creditApplication']>;

/** A parcel on its way to us, or back. */
export type Shipment = NonNullable<Shipped['shipment']>;

/** The items of the parcel, and what they are estimated at. */
export type ShippedCart = NonNullable<Shipped['itemCart']>;

export type ShippedItem = ShippedCart['items'][number];

/** Where the items are that were handed over; null while they are at home. */
export function parcelWithUs(
  shipment: Pick<Shipment, 'status'> | null,
): 'on-the-way' | 'with-us' | null {
  if (shipment?.status === 'DELIVERED') return 'with-us';
  return shipment?.status === 'IN_TRANSIT' ? 'on-the-way' : null;
}

/** Whether shipped items are on their way back or will be; false when they never left or have arrived. */
export function areItemsGoingBack(returnShipment: Pick<Shipment, 'status'> | null): boolean {
  return returnShipment !== null && returnShipment.status !== 'DELIVERED';
}

/** The items' way to us and back, and what is in the parcel. */
export interface Shipments {
  readonly shipment: Shipment | null;
  readonly returnShipment: Shipment | null;
  readonly itemCart: ShippedCart | null;
}

/** Reads the shipments again on every screen. `pollMs` > 0 asks again while the page is visible; `skip` asks for nothing. */
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

/** Requests the shipments while the code of a screen loads. */
export const preloadShipments = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: ShipmentsDocument });
