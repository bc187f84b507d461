import type { ApolloClient } from '@apollo/client';
import {
  DocumentsToSignDocument,
  type DocumentsToSignQuery,
} from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';

/** Reads the documents of the agreements, before or after signing. */
export function useDocumentsToSign(): Read<readonly DocumentToSign[]> {
  return useRead(DocumentsToSignDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication?.documentsToSign,
  });
}

/** Requests the documents to sign while the code of a screen loads. */
export const preloadDocumentsToSign = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DocumentsToSignDocument });

/** A document of the agreements. */
export type DocumentToSign = NonNullable<
  NonNullable<DocumentsToSignQuery['currentUser']>['creditApplication']
>['documentsToSign'][number];
