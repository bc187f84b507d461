/** The status values of a credit application, in the order of spec 4. */
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

/** Statuses in which an application will not move again. */
export const TERMINAL_STATUSES = [
  'COMPLETE',
  'OFFER_REJECTED',
  'NOT_PREQUALIFIED',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
  'CANCELED_SOFT',
  'CANCELED_HARD',
] as const satisfies readonly Status[];

/** Open statuses in which a decision was told; INVALID_STATE tells nothing that could be relied on. */
const DECIDED: readonly Status[] = ['OFFER_DECISION_NEEDED', 'OFFER_ACCEPTED', 'INVALID_STATE'];

/** Whether an application waits for a decision: without electronic documents it cannot go on. */
export function isUndecided(status: Status): boolean {
  return isOpen(status) && !DECIDED.includes(status);
}

/** Whether `value` is one of the 21 statuses; the data API may one day send others. */
export function isStatus(value: string): value is Status {
  return (STATUSES as readonly string[]).includes(value);
}

/** Whether an application in `status` can still move. */
export function isOpen(status: Status): boolean {
  return !(TERMINAL_STATUSES as readonly Status[]).includes(status);
}
