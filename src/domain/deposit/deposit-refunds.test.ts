import { expect, test } from 'vitest';
import { refundSentence, knownRefund, refundTitle } from './deposit-refunds';
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

test('describes a sent refund in the past tense and a pending one in the future tense', () => {
  const waits: Refund = { ...CARD, method: 'BANK_ACCOUNT', lastFour: '6789', sentAt: null };
  const sentence = (refunds: Refund[]) => refundSentence({ ...AMOUNTS, refunds });
  expect(sentence([CARD])).toBe('We refunded $300 to your debit card ••4242.');
  expect(sentence([CARD, CARD])).toBe('We refunded $300 to the accounts it came from.');
  expect(sentence([CARD, waits])).toContain(
    'We’ll refund $300 to the accounts it came from within',
  );
  expect(sentence([waits])).toContain('within 5 business days');
  const open = { ...AMOUNTS, refunds: [CARD, waits] };
  expect([refundTitle(open), knownRefund(open)]).toEqual([
    'We’re refunding your deposit',
    'We’ll refund $300 to the accounts it came from within 5 business days.',
  ]);
  expect(refundTitle({ ...AMOUNTS, refunds: [CARD] })).toBe('We refunded your deposit');
});

test('announces a refund for money on its way, without the five business days', () => {
  const onItsWay = { ...AMOUNTS, onTheWay: 30_000 };
  const said = 'We’ll refund the $300 that is on its way once it arrives.';
  expect(refundSentence(onItsWay)).toBe(said);
  const both = { ...onItsWay, refunds: [CARD] };
  expect(refundSentence(both)).toBe(`We refunded $300 to your debit card ••4242. ${said}`);
  expect(refundSentence(AMOUNTS)).toBeNull();
});
