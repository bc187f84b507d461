import { describe, expect, it } from 'vitest';
import type { Deposit, Payment } from '../../../common/deposit/use-deposit';
import { paymentView } from './payment-view';

const CASH: Deposit['cash'] = {
  creditLine: 30_000,
  deposit: 30_000,
  annualFee: 3500,
  minimum: 20_000,
  maximum: 300_000,
  step: 5000,
  minimumDeposit: 2000,
  received: 0,
  onTheWay: 0,
  waiting: 0,
  remaining: 30_000,
  refunded: 0,
  refunds: [],
  windowDays: 35,
  fundingEndsOn: '2026-07-20',
};

function payment(status: Payment['status'], change: Partial<Payment> = {}): Payment {
  return {
    id: status,
    idempotencyKey: status,
    amount: 30_000,
    method: 'BANK_ACCOUNT',
    brand: null,
    accountType: 'CHECKING',
    lastFour: '6789',
    status,
    failure: null,
    createdAt: '2026-06-15T16:00:00.000Z',
    expectedOn: null,
    settledOn: null,
    triesLeft: null,
    bankUrl: null,
    scheduled: false,
    refund: null,
    ...change,
  };
}

const view = (payments: readonly Payment[], received = 0) =>
  paymentView({
    applicationId: 'app_0001',
    status: 'OFFER_DECISION_NEEDED',
    cash: { ...CASH, received },
    payments,
    schedule: null,
  }).kind;

describe('what is shown of a deposit', () => {
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
