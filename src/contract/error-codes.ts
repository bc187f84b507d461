/** Values of `extensions.code` in answers of the data API. */
export const ERROR_CODES = [
  'SSN_DUPLICATE',
  'SSN_DOB_MISMATCH',
  'OFFER_CLOSED',
  'DOCUMENT_UNKNOWN',
  'DOCUMENT_REFUSED',
  'DOCUMENTS_MISSING',
  'SIGNATURE_MISMATCH',
  'FIELD_INVALID',
  'FIELD_LOCKED',
  'STATE_UNSUPPORTED',
  'AGE_BELOW_MINIMUM',
  'REPORT_STILL_FROZEN',
  'TRANSITION_REFUSED',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_EXHAUSTED',
  'CODES_SENT_TOO_OFTEN',
  'CONTACT_IN_USE',
  'CART_CHANGED',
  'CART_FULL',
  'CART_LOCKED',
  'ITEM_UNKNOWN',
  'SHIPMENT_NOT_READY',
  'KIT_REQUESTED',
  'CREDIT_LINE_MISSING',
  'CARD_UNSUPPORTED',
  'CARD_EXPIRED',
  'CARD_SECURITY_CODE_WRONG',
  'CARD_TOKEN_UNKNOWN',
  'IDEMPOTENCY_KEY_REUSED',
  'DEPOSIT_EXCEEDED',
  'DEPOSIT_INCOMPLETE',
  'PAYMENT_UNKNOWN',
  'MICRO_DEPOSITS_WRONG',
  'SCHEDULE_UNREACHABLE',
  'SCHEDULE_EXISTS',
  'SCHEDULE_CLOSED',
  'UNAUTHENTICATED',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether `value` is an error code the portal knows. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && (ERROR_CODES as readonly string[]).includes(value);
}
