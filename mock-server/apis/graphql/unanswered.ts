/** Names the field without a resolver: `Type.field`. */
export const UNANSWERED_HEADER = 'X-Mock-Unanswered';

/** Strict mode only. */
export class Unanswered extends Error {
  constructor(readonly field: string) {
    super(`The mock has no resolver for ${field}. Add one in mock-server/apis/graphql.`);
    this.name = 'Unanswered';
  }
}
