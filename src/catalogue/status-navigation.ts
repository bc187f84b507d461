import type { Flow } from './flows';
import type { Status } from './statuses';

/** The screens that status navigation can lead to (spec 4). */
export type StatusScreen =
  | 'congratulations'
  | 'not-prequalified'
  | 'manual-review'
  | 'offer-rejected'
  | 'in-review'
  | 'credit-freeze'
  | 'login-to-your-account'
  | 'invalid-state'
  | 'personal-info'
  | 'agreements'
  | 'credit-line'
  | 'payment-selection';

/** Handlers keyed by status. A handler is whatever the caller wants to do or go to. */
export type StatusHandlers<Handler> = Readonly<Partial<Record<Status, Handler>>>;

const ITEM: StatusHandlers<StatusScreen> = {
  COMPLETE: 'congratulations',
  NOT_PREQUALIFIED: 'not-prequalified',
  MANUAL_REVIEW: 'manual-review',
  CREDIT_DENIED: 'manual-review',
  INVALID_STATE: 'manual-review',
  CANCELED_HARD: 'manual-review',
  CANCELED_SOFT: 'manual-review',
  VERIFY_DOC: 'manual-review',
  OFFER_REJECTED: 'offer-rejected',
  ITEM_UNDER_REVIEW: 'in-review',
  CREDIT_FREEZE: 'credit-freeze',
  CANCELED_DUPE: 'login-to-your-account',
};

const HOME: StatusHandlers<StatusScreen> = {
  ...ITEM,
  OFFER_DECISION_NEEDED: 'personal-info',
  CREATED: 'personal-info',
  APPRAISAL_IN_PROGRESS: 'personal-info',
  PREQUAL_ITEM_VALUED: 'personal-info',
  FIN_INFO_NEEDED: 'personal-info',
  PREQUALIFIED: 'personal-info',
  PREQUAL_INFO_GIVEN: 'personal-info',
  OFFER_ACCEPTED: 'agreements',
  OFFER_REJECTED: 'offer-rejected',
};

const CASH: StatusHandlers<StatusScreen> = {
  CREATED: 'credit-line',
  APPRAISAL_IN_PROGRESS: 'manual-review',
  PREQUAL_ITEM_VALUED: 'manual-review',
  PREQUAL_INFO_GIVEN: 'in-review',
  PREQUALIFIED: 'payment-selection',
  FIN_INFO_NEEDED: 'personal-info',
  SHIPPED: 'manual-review',
  ITEM_UNDER_REVIEW: 'in-review',
  OFFER_DECISION_NEEDED: 'payment-selection',
  OFFER_ACCEPTED: 'agreements',
  OFFER_REJECTED: 'offer-rejected',
  VERIFY_DOC: 'manual-review',
  MANUAL_REVIEW: 'manual-review',
  NOT_PREQUALIFIED: 'not-prequalified',
  CREDIT_DENIED: 'not-prequalified',
  CREDIT_FREEZE: 'credit-freeze',
  CANCELED_DUPE: 'login-to-your-account',
  CANCELED_SOFT: 'manual-review',
  CANCELED_HARD: 'manual-review',
  INVALID_STATE: 'invalid-state',
  COMPLETE: 'congratulations',
};

/** Status → screen, by flow: the item map and the home-equity overrides of spec 4, and the cash map. */
export const STATUS_MAPS: Readonly<Record<Flow, StatusHandlers<StatusScreen>>> = {
  item: ITEM,
  cash: CASH,
  home: HOME,
};

/** What status navigation found: a handler, or the root path when there are no handlers. */
export type StatusDestination<Handler> = { readonly handler: Handler } | { readonly root: true };

/**
 * Chooses a destination by the application's status, or by one passed explicitly (spec 2).
 * No match → the handler of INVALID_STATE. That is also why an item status which the map does not
 * list leads to manual-review: there INVALID_STATE does. No handlers → the root path.
 */
export function navigateByStatus<Handler>(options: {
  readonly handlers: StatusHandlers<Handler>;
  readonly applicationStatus?: string | null | undefined;
  readonly explicitStatus?: string | null | undefined;
}): StatusDestination<Handler> {
  const { handlers, applicationStatus, explicitStatus } = options;
  const status = explicitStatus ?? applicationStatus ?? '';
  const handler = Object.hasOwn(handlers, status)
    ? handlers[status as Status]
    : handlers.INVALID_STATE;
  return handler === undefined ? { root: true } : { handler };
}

/** The screen at which an applicant of `flow` in `status` ends up. Never without one: each map has INVALID_STATE. */
export function screenForStatus(flow: Flow, status: string): StatusScreen {
  const destination = navigateByStatus({
    handlers: STATUS_MAPS[flow],
    applicationStatus: status,
  });
  return 'handler' in destination ? destination.handler : 'invalid-state';
}
