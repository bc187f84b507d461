/** In the order of spec 4. `status/definitions` has their meanings. */
export const STATUSES = [
  'APPRAISAL_IN_PROGRESS',
  'CANCELED_DUPE',
  'CANCELED_HARD',
  'CANCELED_SOFT',
  'COMPLETE',
  'CREATED',
  'CREDIT_DENIED',
  'CREDIT_FREEZE',
  'FIN_INFO_NEEDED',
  'INVALID_STATE',
  'ITEM_UNDER_REVIEW',
  'MANUAL_REVIEW',
  'NOT_PREQUALIFIED',
  'OFFER_ACCEPTED',
  'OFFER_DECISION_NEEDED',
  'OFFER_REJECTED',
  'PREQUALIFIED',
  'PREQUAL_INFO_GIVEN',
  'PREQUAL_ITEM_VALUED',
  'SHIPPED',
  'VERIFY_DOC',
] as const;

export type Status = (typeof STATUSES)[number];

/** A newer data API may send unknown ones. */
export function isStatus(value: string): value is Status {
  return (STATUSES as readonly string[]).includes(value);
}
