import type { PaymentFailure, PaymentMethod } from './generated/types';

/** "bank account ••6789". */
export function methodText(method: PaymentMethod, lastFour: string): string {
  return `${method === 'DEBIT_CARD' ? 'debit card' : 'bank account'} ••${lastFour}`;
}

export const FAILURE_SENTENCE: Readonly<Record<PaymentFailure, string>> = {
  DECLINED: 'Your bank declined this payment. Try another card or contact your bank.',
  INSUFFICIENT_FUNDS: 'There isn’t enough money available on this card.',
  CARD_EXPIRED: 'This card has expired. Use a different card.',
  SECURITY_CODE: 'The security code doesn’t match the card.',
  PROCESSING_ERROR: 'We couldn’t process this payment. You haven’t been charged. Try again.',
  ACCOUNT_NOT_FOUND: 'The bank couldn’t find this account. Check the account number.',
  ACCOUNT_CLOSED: 'The bank says this account is closed. Use a different account.',
  PAYMENT_STOPPED: 'The payment was stopped at your bank.',
  RETURNED: 'Your bank returned this payment after it arrived.',
  BANK_REFUSED: 'Your bank couldn’t confirm it’s you, so nothing was taken.',
  MICRO_DEPOSITS_FAILED:
    'The amounts of the small deposits didn’t match, so we couldn’t confirm the account. Nothing was taken.',
  CANCELED: 'This payment was canceled before anything was taken.',
};

/** Worded for the method: a bank account has no card. */
export function failureSentence(failure: PaymentFailure | null, method: PaymentMethod): string {
  if (failure === null) return FAILURE_SENTENCE.PROCESSING_ERROR;
  if (method === 'BANK_ACCOUNT' && failure === 'INSUFFICIENT_FUNDS') {
    return 'There isn’t enough money available in this account.';
  }
  if (method === 'BANK_ACCOUNT' && failure === 'DECLINED') {
    return 'Your bank declined this payment. Try another account or contact your bank.';
  }
  return FAILURE_SENTENCE[failure];
}

export const MISSED_SENTENCE: Readonly<Record<PaymentFailure, string>> = {
  DECLINED: 'Your bank declined it.',
  INSUFFICIENT_FUNDS: 'There wasn’t enough money available in the account.',
  CARD_EXPIRED: 'The card has expired.',
  SECURITY_CODE: 'The security code didn’t match the card.',
  PROCESSING_ERROR: 'We couldn’t process it.',
  ACCOUNT_NOT_FOUND: 'The bank couldn’t find the account.',
  ACCOUNT_CLOSED: 'The account is closed.',
  PAYMENT_STOPPED: 'It was stopped at your bank.',
  RETURNED: 'Your bank returned it.',
  BANK_REFUSED: 'Your bank couldn’t confirm it’s you.',
  MICRO_DEPOSITS_FAILED: 'We couldn’t confirm the account.',
  CANCELED: 'It was canceled.',
};
