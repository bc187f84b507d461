import type { Status } from '../../../src/catalogue/statuses';

/** Applicant, system or decision engine, back office, carrier or payment network, timer. */
export type Actor = 'applicant' | 'system' | 'back office' | 'network' | 'timer';

/** Statuses that a row leaves from, or a group of them. */
export type Origin = readonly Status[] | 'any open';

/** One move out of a status. */
export interface Move {
  /** `previous`: the status before the application fell into INVALID_STATE. */
  readonly to: readonly Status[] | 'previous';
  readonly trigger: Trigger;
  readonly actor: Actor;
}

/** One row of the lifecycle: nothing else may happen to an application. */
export interface Transition extends Move {
  readonly from: Origin;
}

/** What can move an application; calls of the applicant and events of the world. */
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
