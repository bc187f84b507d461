/** What differs, for programs to tell apart. */
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

/** One thing that the portal asks for and an endpoint does not have, or types otherwise. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Where in the operation, such as `currentUser.billingAddress.zip` or `$input.homeAddress.zip`. */
  readonly path: string;
  /** Where in the schema, such as `Address.zip` or `Mutation.acceptCreditOffer(dob:)`. */
  readonly at: string;
  /** What the portal relies on, as a schema writes it; null where it relies on nothing. */
  readonly expected: string | null;
  /** What the endpoint has; null: nothing. */
  readonly found: string | null;
  /** Whether the portal fails by it. */
  readonly breaking: boolean;
  /** The same in words. */
  readonly message: string;
}
