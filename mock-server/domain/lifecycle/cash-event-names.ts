/** Triggered by payment networks and timers. */
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
