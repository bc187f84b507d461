export type DifferenceKind =
  | 'missing-operation-type'
  | 'missing-field'
  | 'missing-argument'
  | 'missing-input-field'
  | 'missing-enum-value'
  | 'unknown-enum-value'
  | 'required-argument'
  | 'required-input-field'
  | 'field-type'
  | 'argument-type'
  | 'input-field-type'
  | 'type-name'
  | 'invalid-document';

/** The portal requests it, and an endpoint lacks it or types it differently. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** In the operation: `currentUser.billingAddress.zip` or `$input.homeAddress.zip`. */
  readonly path: string;
  /** In the schema: `Address.zip` or `Mutation.acceptCreditOffer(dob:)`. */
  readonly at: string;
  /** In schema notation; null for nothing. */
  readonly expected: string | null;
  /** In schema notation; null for nothing. */
  readonly found: string | null;
  readonly breaking: boolean;
  readonly message: string;
}
