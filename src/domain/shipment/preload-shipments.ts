import type { ApolloClient } from '@apollo/client';
import { ShipmentsDocument } from '../../contract/generated/documents';

/** Requests the shipments while the code of a screen loads. */
export const preloadShipments = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: ShipmentsDocument });
