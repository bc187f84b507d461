import type { ApolloClient } from '@apollo/client';
import {
  DocumentsToSignDocument,
  type DocumentsToSignQuery,
} from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';

export function useDocumentsToSign(): Read<readonly DocumentToSign[]> {
  return useRead(DocumentsToSignDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication?.documentsToSign,
  });
}

/** Requests the documents while the screen's code loads. */
export const preloadDocumentsToSign = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DocumentsToSignDocument });

export type DocumentToSign = NonNullable<
  NonNullable<DocumentsToSignQuery['currentUser']>['creditApplication']
>['documentsToSign'][number];
