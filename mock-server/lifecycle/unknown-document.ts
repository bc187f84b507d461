/** Thrown for the id of a document that is not the application's. */
export class UnknownDocument extends Error {
  readonly code = 'DOCUMENT_UNKNOWN';

  constructor(documentId: string) {
    super(`There is no document ${documentId}`);
    this.name = 'UnknownDocument';
  }
}
