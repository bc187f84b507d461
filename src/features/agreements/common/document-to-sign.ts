import type { DocumentsToSignQuery } from '../../../contract/generated/documents';

/** A document of the agreements. */
export type DocumentToSign = NonNullable<
  NonNullable<DocumentsToSignQuery['currentUser']>['creditApplication']
>['documentsToSign'][number];
