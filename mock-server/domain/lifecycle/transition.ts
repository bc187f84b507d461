import type { Status } from '../../../src/catalogue/statuses';

/** Applicant, system or decision engine, back office, carrier or payment network, timer. */
export type Actor = 'applicant' | 'system' | 'back office' | 'network' | 'timer';

/** Statuses that a row starts from, or a group of them. */
export type Origin = readonly Status[] | 'any open';

/** One move out of a status. */
export interface Move {
  /** `previous`: the status before INVALID_STATE. */
  readonly to: readonly Status[] | 'previous';
  readonly trigger: Trigger;
  readonly actor: Actor;
}

/** One row of the lifecycle. All other transitions are refused. */
export interface Transition extends Move {
  readonly from: Origin;
}

/** Triggers of transitions: the applicant's calls and the events of the mock. */
export type Trigger =
  | 'personal-info'
  | 'decision'
  | 'terms-ready'
  | 'reject-offer'
  | 'accept-offer'
  | 'documents-checked'
  | 'documents-refused'
  | 'documents-denied'
  | 'recheck-report'
  | 'agreements-signed'
  | 'cancellation-period-ended'
  | 'review-decided'
  | 'review-needed'
  | 'withdraw'
  | 'deposit-arrived'
  | 'payment-unverified'
  | 'funding-window-ended'
  | 'inactive'
  | 'offer-expired'
  | 'freeze-overdue'
  | 'information-overdue'
  | 'duplicate-found'
  | 'canceled-hard'
  | 'record-broken'
  | 'record-repaired'
  | 'item-added'
  | 'items-valued'
  | 'item-reviewed'
  | 'cart-edited'
  | 'address-and-income'
  | 'items-shipped'
  | 'items-received'
  | 'items-inspected';
