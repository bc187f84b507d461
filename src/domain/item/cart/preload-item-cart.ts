import type { ApolloClient } from '@apollo/client';
import { GetItemCartDocument } from '../../../contract/generated/documents';

/** Requests the cart while the code of a screen loads. */
export const preloadItemCart = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: GetItemCartDocument });
