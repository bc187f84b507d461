/** The fields, in whatever form, that no draft ever holds: who has them can be somebody else, or pay with their money. */
export const NEVER_KEPT = [
  'taxId',
  'routingNumber',
  'accountNumber',
  'cardNumber',
  'securityCode',
  'code',
] as const;

export type NeverKept = (typeof NEVER_KEPT)[number];
