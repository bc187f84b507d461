import type { ApolloClient } from '@apollo/client';
import { ShipmentsDocument } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';
import type { Shipment, ShippedCart } from './shipment';

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
