import type { ApolloClient } from '@apollo/client';
import { DocumentsToSignDocument } from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';
import type { DocumentToSign } from './document-to-sign';

/** The documents of the agreements, to sign or signed. */
export function useDocumentsToSign(): Read<readonly DocumentToSign[]> {
  return useRead(DocumentsToSignDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication?.documentsToSign,
  });
}

/** Requests the documents to sign while the code of a screen loads. */
export const preloadDocumentsToSign = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DocumentsToSignDocument });
