/** Of an answer that names a field which the mock leaves open: `Type.field`. */
export const UNANSWERED_HEADER = 'X-Mock-Unanswered';

/** A field that no resolver answers and that the schema does not let the mock make up. */
export class Unanswered extends Error {
  constructor(readonly field: string) {
    super(
      `The mock has no answer for ${field}. Answer it in mock-server/apis/graphql, or mark it @mayBeFilled in the schema.`,
    );
    this.name = 'Unanswered';
  }
}
