import type { ApolloClient } from '@apollo/client';
import { DepositDocument } from '../../contract/generated/documents';

/** Requests the deposit while the code of a screen loads. */
export const preloadDeposit = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DepositDocument });
