import { describe, expect, test } from 'vitest';
import { TEST_CARDS } from '../../../fixtures/payment-values';
import { TokenizeCardDocument } from '../../../src/contract/generated/documents';
import { card, cashWorld, paymentOf, tokenOf } from './testing/cash-world';

const CODES = {
  unsupported: 'CARD_UNSUPPORTED',
  expired: 'CARD_EXPIRED',
  'security-code': 'CARD_SECURITY_CODE_WRONG',
} as const;

const FAILURES: Readonly<Record<string, string>> = {
  declined: 'DECLINED',
  insufficient: 'INSUFFICIENT_FUNDS',
  'processing-error': 'PROCESSING_ERROR',
};

describe.each(TEST_CARDS)('$number: $description', ({ number, refusal, outcome }) => {
  test('has the documented outcome', async () => {
    const world = await cashWorld();
    const securityCode = number.startsWith('37') ? '1234' : '123';
    if (refusal !== null) {
      const input = card(number, { securityCode });
      const { code, data } = await world.run(TokenizeCardDocument, { input });
      expect([code, data]).toEqual([CODES[refusal], null]);
      return;
    }
    const payment = paymentOf(await world.pay({ cardToken: await tokenOf(world, number) }));
    const failure = FAILURES[outcome] ?? null;
    expect(payment).toMatchObject({
      status: failure === null ? 'PROCESSING' : 'FAILED',
      failure,
      method: 'DEBIT_CARD',
      brand: 'VISA',
      lastFour: number.slice(-4),
    });
    await world.advance('PT3S');
    expect((await world.shown()).payments[0]?.status).toBe(failure ? 'FAILED' : 'RECEIVED');
    expect(world.ledger()).toHaveLength(failure === null ? 1 : 0);
  });
});

test.each([
  ['number', { number: '4242 4242 4242 4241' }],
  ['number', { number: '4242' }],
  ['number', { number: '4242 4242 4242 424x' }],
  ['expiryMonth', { expiryMonth: 13 }],
  ['expiryYear', { expiryYear: 26 }],
  ['securityCode', { securityCode: '1234' }],
  ['name', { name: ' ' }],
  ['billingZip', { billingZip: '5370' }],
])('a wrong %s is named without repeating it: %j', async (field, wrong) => {
  const world = await cashWorld();
  const input = card('4242 4242 4242 4242', wrong);
  const { errors, code } = await world.run(TokenizeCardDocument, { input });
  expect([code, errors[0]?.extensions?.['field']]).toEqual(['FIELD_INVALID', field]);
  expect(errors[0]?.message).not.toMatch(/\d{5}/);
});

test('a card is valid through the last day of its month', async () => {
  const world = await cashWorld();
  const read = async (expiryMonth: number) => {
    const input = card('4242 4242 4242 4242', { expiryMonth, expiryYear: 2026 });
    return (await world.run(TokenizeCardDocument, { input })).code;
  };
  expect([await read(6), await read(5)]).toEqual([undefined, 'CARD_EXPIRED']);
});

test('a token is valid once, for its owner only', async () => {
  const world = await cashWorld();
  const cardToken = await tokenOf(world, '4242 4242 4242 4242');
  expect((await world.pay({ cardToken, amount: 10_000 })).code).toBeUndefined();
  const again = { cardToken, amount: 10_000, idempotencyKey: 'second-payment' };
  expect((await world.pay(again)).code).toBe('CARD_TOKEN_UNKNOWN');
  expect((await world.pay({ ...again, cardToken: 'tok_made_up' })).code).toBe('CARD_TOKEN_UNKNOWN');
  expect(world.ledger()).toHaveLength(1);
});
