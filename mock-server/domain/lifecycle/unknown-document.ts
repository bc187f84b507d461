import { Refusal } from '../rules/refusal';

/** The document may belong to another application. */
export class UnknownDocument extends Refusal {
  constructor(documentId: string) {
    super('DOCUMENT_UNKNOWN', `There is no document ${documentId}`, {});
    this.name = 'UnknownDocument';
  }
}
