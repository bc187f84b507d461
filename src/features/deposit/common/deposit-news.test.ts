import { expect, test } from 'vitest';
import { oldestFirst, type Payment } from '../../../domain/deposit/use-deposit';
import { lastFailure } from './deposit-news';

function payment(id: string, change: Partial<Payment> = {}): Payment {
  return {
    id,
    idempotencyKey: id,
    amount: 30_000,
    method: 'DEBIT_CARD',
    brand: 'VISA',
    accountType: null,
    lastFour: '0002',
    status: 'FAILED',
    failure: 'DECLINED',
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

test.each([
  [[], null],
  [[payment('a')], 'Your bank declined this payment. Try another card or contact your bank.'],
  [[payment('a'), payment('b', { failure: 'CANCELED' })], /^Your bank declined/],
  [[payment('a', { failure: 'CANCELED' })], null],
  [[payment('a', { scheduled: true })], null],
  [[payment('a'), payment('b', { status: 'PROCESSING', failure: null })], null],
] as const)('of %o it is said that %s', (payments, said) => {
  const sentence = lastFailure({ payments });
  if (said instanceof RegExp) expect(sentence).toMatch(said);
  else expect(sentence).toBe(said);
});

test('two payments at the same time keep their order', () => {
  const read = oldestFirst([payment('newer'), payment('older')]);
  expect(read.map(({ id }) => id)).toEqual(['older', 'newer']);
});
