/** Response header with the field that has no resolver: `Type.field`. */
export const UNANSWERED_HEADER = 'X-Mock-Unanswered';

/** Thrown in strict mode for a field without a value from a resolver. */
export class Unanswered extends Error {
  constructor(readonly field: string) {
    super(`The mock has no resolver for ${field}. Add one in mock-server/apis/graphql.`);
    this.name = 'Unanswered';
  }
}
