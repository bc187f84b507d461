import type { Status } from '../../../src/catalogue/statuses';

/** `system`: decision engine. `network`: carrier or payment network. */
export type Actor = 'applicant' | 'system' | 'back office' | 'network' | 'timer';

export type Origin = readonly Status[] | 'any open';

export interface Move {
  /** `previous`: the status before INVALID_STATE. */
  readonly to: readonly Status[] | 'previous';
  readonly trigger: Trigger;
  readonly actor: Actor;
}

/** All transitions without a row are refused. */
export interface Transition extends Move {
  readonly from: Origin;
}

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
