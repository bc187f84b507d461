import { describe, expect, it } from 'vitest';
import type { Payment } from '../../../domain/deposit/use-deposit';
import { DEPOSIT, PAYMENT } from '../testing/deposit-page';
import { paymentView } from './payment-view';

function payment(status: Payment['status'], change: Partial<Payment> = {}): Payment {
  return { ...PAYMENT, id: status, idempotencyKey: status, status, triesLeft: null, ...change };
}

const view = (payments: readonly Payment[], received = 0) =>
  paymentView({ ...DEPOSIT, cash: { ...DEPOSIT.cash, received }, payments }).kind;

describe('the view of a deposit', () => {
  it.each([
    ['none', [], 0],
    ['processing', [payment('PROCESSING')], 0],
    ['needs-bank', [payment('NEEDS_BANK'), payment('FAILED')], 0],
    ['micro-deposits', [payment('FAILED'), payment('MICRO_DEPOSITS')], 0],
    ['received', [payment('RECEIVED')], 30_000],
    ['received', [payment('RECEIVED'), payment('FAILED')], 30_000],
    ['failed', [payment('FAILED')], 0],
    ['failed', [payment('RECEIVED'), payment('FAILED')], 12_000],
    ['partial', [payment('RECEIVED')], 12_000],
    ['partial', [payment('FAILED', { scheduled: true })], 0],
    ['none', [payment('FAILED', { failure: 'CANCELED' })], 0],
    ['failed', [payment('FAILED'), payment('FAILED', { failure: 'CANCELED' })], 0],
    ['refunded', [payment('REFUNDED')], 0],
    ['refunded', [payment('REFUNDED')], 30_000],
    ['refunded', [payment('REFUNDED'), payment('FAILED')], 0],
  ] as const)('%s', (kind, payments, received) => {
    expect(view(payments, received)).toBe(kind);
  });
});
