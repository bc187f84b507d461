import type { ApolloClient } from '@apollo/client';
import { DocumentsToSignDocument } from '../../../contract/generated/documents';

/** Requests the documents to sign while the code of a screen loads. */
export const preloadDocumentsToSign = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DocumentsToSignDocument });
