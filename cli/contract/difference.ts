/** Kind of difference, machine-readable. */
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

/** Something that the portal requests and an endpoint lacks or types differently. */
export interface Difference {
  readonly kind: DifferenceKind;
  /**
   * Path in the operation, such as `currentUser.billingAddress.zip` or `$input.homeAddress.zip`.
   */
  readonly path: string;
  /** Place in the schema, such as `Address.zip` or `Mutation.acceptCreditOffer(dob:)`. */
  readonly at: string;
  /** Part of the schema that the portal uses, in schema notation; null for nothing. */
  readonly expected: string | null;
  /** The endpoint's counterpart; null for nothing. */
  readonly found: string | null;
  /** Whether the portal breaks. */
  readonly breaking: boolean;
  /** The difference as a sentence. */
  readonly message: string;
}
