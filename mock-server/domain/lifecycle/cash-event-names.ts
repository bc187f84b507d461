/** What payment networks and their timers can do to a cash-secured application. */
export type CashEventName =
  | 'deposit-arrived'
  | 'deposit-failed'
  | 'deposit-returned'
  | 'bank-confirmed'
  | 'micro-deposits-sent'
  | 'payment-unverified'
  | 'scheduled-deposit'
  | 'funding-window-ended'
  | 'refund-sent';
