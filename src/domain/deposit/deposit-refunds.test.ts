import { expect, test } from 'vitest';
import { goesBack, knownRefund, refundSentence, refundTitle } from './deposit-refunds';
import type { CashAmount } from './use-deposit';

const AMOUNTS: CashAmount = {
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
  refunded: 30_000,
  refunds: [],
  windowDays: 35,
  fundingEndsOn: '2026-07-20',
};

type Refund = CashAmount['refunds'][number];

const CARD: Refund = {
  id: 'ref_0001',
  paymentId: 'pay_0001',
  reason: 'OFFER_DECLINED',
  issuedAt: '2026-06-15T16:00:00.000Z',
  amount: 10_000,
  method: 'DEBIT_CARD',
  lastFour: '4242',
  expectedBy: '2026-06-22',
  sentAt: '2026-06-17T16:00:00.000Z',
};

test('a refund that was sent is told as done, any other as to come', () => {
  const waits: Refund = { ...CARD, method: 'BANK_ACCOUNT', lastFour: '6789', sentAt: null };
  const told = (refunds: Refund[]): string => refundSentence({ ...AMOUNTS, refunds });
  expect(told([CARD])).toBe('We refunded $300 to your debit card ••4242.');
  expect(told([CARD, CARD])).toBe('We refunded $300 to the accounts it came from.');
  expect(told([CARD, waits])).toContain('we’ll refund $300 to the accounts it came from within');
  expect(told([waits])).toContain('within 5 business days');
  const open = { ...AMOUNTS, refunds: [CARD, waits] };
  expect([refundTitle(open), knownRefund(open)]).toEqual([
    'We’re refunding your deposit',
    'We’ll refund $300 to the accounts it came from within 5 business days.',
  ]);
  expect(refundTitle({ ...AMOUNTS, refunds: [CARD] })).toBe('We refunded your deposit');
});

test('money that is still on its way is told with what was to go back, and nothing is said of five days', () => {
  const onItsWay = { ...AMOUNTS, onTheWay: 30_000 };
  const said = 'We’ll refund the $300 that is on its way once it arrives.';
  expect([goesBack(onItsWay), refundSentence(onItsWay)]).toEqual([said, said]);
  const both = { ...onItsWay, refunds: [CARD] };
  expect(refundSentence(both)).toBe(`We refunded $300 to your debit card ••4242. ${said}`);
  expect(goesBack(AMOUNTS)).toBeNull();
});
