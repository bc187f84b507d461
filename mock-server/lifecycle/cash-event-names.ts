/** What payment networks and their timers can do to a cash-secured application. */
export const CASH_EVENT_NAMES = [
  'deposit-arrived',
  'deposit-failed',
  'deposit-returned',
  'bank-confirmed',
  'micro-deposits-sent',
  'payment-unverified',
  'scheduled-deposit',
  'funding-window-ended',
  'refund-sent',
] as const;

export type CashEventName = (typeof CASH_EVENT_NAMES)[number];
