import { Refusal } from '../rules/refusal';

/** Thrown for the id of a document that belongs to another application. */
export class UnknownDocument extends Refusal {
  constructor(documentId: string) {
    super('DOCUMENT_UNKNOWN', `There is no document ${documentId}`, {});
    this.name = 'UnknownDocument';
  }
}
