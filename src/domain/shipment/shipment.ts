import { type ShipmentsQuery, ShipmentsDocument } from '../../contract/generated/documents';
import type { ApolloClient } from '@apollo/client';
import { useRead, type Read } from '../../services/data/use-read';

type Shipped = NonNullable<NonNullable<ShipmentsQuery['currentUser']>['creditApplication']>;

/** A parcel, inbound or return. */
export type Shipment = NonNullable<Shipped['shipment']>;

/** The items of the parcel with their estimates. */
export type ShippedCart = NonNullable<Shipped['itemCart']>;

export type ShippedItem = ShippedCart['items'][number];

/** Returns where shipped items are; null while the applicant has them. */
export function parcelWithUs(
  shipment: Pick<Shipment, 'status'> | null,
): 'on-the-way' | 'with-us' | null {
  if (shipment?.status === 'DELIVERED') return 'with-us';
  return shipment?.status === 'IN_TRANSIT' ? 'on-the-way' : null;
}

/**
 * Whether shipped items are being or will be returned; false if they were never shipped or have
 * arrived.
 */
export function areItemsGoingBack(returnShipment: Pick<Shipment, 'status'> | null): boolean {
  return returnShipment !== null && returnShipment.status !== 'DELIVERED';
}

/** Inbound and return shipment, and the parcel's contents. */
export interface Shipments {
  readonly shipment: Shipment | null;
  readonly returnShipment: Shipment | null;
  readonly itemCart: ShippedCart | null;
}

/**
 * Reads the shipments again on every screen. Polls while the page is visible if `pollMs` > 0;
 * `skip` sends no request.
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

/** Requests the shipments while the code of a screen loads. */
export const preloadShipments = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: ShipmentsDocument });
