import { describe, expect, test } from 'vitest';
import { ACCOUNT_ENDINGS } from '../../../fixtures/payment-values';
import {
  ConfirmMicroDepositsDocument,
  ConfirmWithBankDocument,
} from '../../../src/contract/generated/documents';
import { ACCOUNT, accountEnding, cashWorld, paymentOf } from './testing/cash-world';

test('$300 by ACH authorized on June 15 arrives on June 18', async () => {
  const world = await cashWorld();
  expect(paymentOf(await world.pay())).toMatchObject({
    status: 'PROCESSING',
    expectedOn: '2026-06-18',
    lastFour: '6789',
  });
  await world.advance('P2DT20H59M');
  expect((await world.shown()).payments[0]?.status).toBe('PROCESSING');
  await world.advance('PT1M');
  const { payments, cashAmount } = await world.shown();
  expect(payments[0]).toMatchObject({ status: 'RECEIVED', settledOn: '2026-06-18' });
  expect(cashAmount).toMatchObject({ received: 30_000, onTheWay: 0, remaining: 0 });
});

const AFTER_NINE_DAYS: Readonly<Record<string, readonly [string, string | null, string]>> = {
  arrives: ['RECEIVED', null, 'OFFER_DECISION_NEEDED'],
  'arrives-next-day': ['RECEIVED', null, 'OFFER_DECISION_NEEDED'],
  'needs-bank': ['NEEDS_BANK', null, 'OFFER_DECISION_NEEDED'],
  'micro-deposits': ['MICRO_DEPOSITS', null, 'OFFER_DECISION_NEEDED'],
  insufficient: ['FAILED', 'INSUFFICIENT_FUNDS', 'OFFER_DECISION_NEEDED'],
  'account-not-found': ['FAILED', 'ACCOUNT_NOT_FOUND', 'OFFER_DECISION_NEEDED'],
  'account-closed': ['FAILED', 'ACCOUNT_CLOSED', 'OFFER_DECISION_NEEDED'],
  stopped: ['FAILED', 'PAYMENT_STOPPED', 'OFFER_DECISION_NEEDED'],
  returned: ['FAILED', 'RETURNED', 'OFFER_DECISION_NEEDED'],
  unverified: ['RECEIVED', null, 'VERIFY_DOC'],
};

test.each(ACCOUNT_ENDINGS)('$ending: $description', async ({ ending, outcome }) => {
  const world = await cashWorld();
  await world.pay({ bankAccount: accountEnding(ending) });
  await world.advance('P9D');
  const { payments, status } = await world.shown();
  expect([payments[0]?.status, payments[0]?.failure, status]).toEqual(AFTER_NINE_DAYS[outcome]);
  const taken = world.ledger().filter(({ kind }) => kind === 'charge').length;
  const back = world.ledger().filter(({ kind }) => kind === 'reversal').length;
  expect(taken - back).toBe(payments[0]?.status === 'RECEIVED' ? 1 : 0);
});

test('accepts a company or a long name as the account holder', async () => {
  for (const name of ['3M & Söhne (Trust #2)', 'x'.repeat(50)]) {
    const { code } = await (await cashWorld()).pay({ bankAccount: { ...ACCOUNT, name } });
    expect([name, code]).toEqual([name, undefined]);
  }
});

describe('rejected bank accounts', () => {
  test.each([
    ['bankAccount.routingNumber', { routingNumber: '123456789' }],
    ['bankAccount.routingNumber', { routingNumber: '11000000' }],
    ['bankAccount.accountNumber', { accountNumber: '123' }],
    ['bankAccount.accountNumber', { accountNumber: '123456789012345678' }],
    ['bankAccount.name', { name: '' }],
    ['bankAccount.name', { name: 'x'.repeat(51) }],
  ])('%s', async (field, wrong) => {
    const world = await cashWorld();
    const { errors, code } = await world.pay({ bankAccount: { ...ACCOUNT, ...wrong } });
    expect([code, errors[0]?.extensions?.['field']]).toEqual(['FIELD_INVALID', field]);
    expect(JSON.stringify(errors)).not.toMatch(/\d{9}/);
    expect(world.ledger()).toEqual([]);
  });
});

describe('micro-deposits', () => {
  const confirmAmounts = (
    world: Awaited<ReturnType<typeof cashWorld>>,
    first: number,
    second: number,
  ) => world.run(ConfirmMicroDepositsDocument, { paymentId: 'pay_0001', first, second });

  test('take the payment only after the right amounts, in either order', async () => {
    const world = await cashWorld({ payment: 'micro-deposits' });
    expect((await confirmAmounts(world, 32, 44)).errors[0]?.extensions).toMatchObject({
      code: 'MICRO_DEPOSITS_WRONG',
      triesLeft: 2,
    });
    expect(world.ledger()).toEqual([]);
    expect(paymentOf(await confirmAmounts(world, 45, 32)).status).toBe('PROCESSING');
    // Repeated, as after a lost response.
    expect(paymentOf(await confirmAmounts(world, 45, 32)).status).toBe('PROCESSING');
    expect(world.ledger().map(({ kind }) => kind)).toEqual(['charge']);
  });

  test('fail the payment after three wrong tries, and another can be made', async () => {
    const world = await cashWorld({ payment: 'micro-deposits' });
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      left.push((await confirmAmounts(world, 1, 2)).errors[0]?.extensions?.['triesLeft']);
    }
    expect(left).toEqual([2, 1, 0]);
    const { payments } = await world.shown();
    expect(payments[0]).toMatchObject({ status: 'FAILED', failure: 'MICRO_DEPOSITS_FAILED' });
    expect((await confirmAmounts(world, 32, 45)).code).toBe('TRANSITION_REFUSED');
    expect((await world.pay()).code).toBeUndefined();
    expect(world.ledger()).toHaveLength(1);
  });
});

describe("the bank's page", () => {
  async function atTheBank() {
    const world = await cashWorld();
    const { bankUrl } = paymentOf(await world.pay({ bankAccount: accountEnding('0002') }));
    const address = new URL(bankUrl ?? '');
    address.searchParams.set('return_to', 'http://localhost:5173/app/verify-payment');
    return { world, address };
  }

  test('asks and redirects; the payment is taken on confirmation', async () => {
    const { world, address } = await atTheBank();
    const page = await (await world.fetch(address.pathname + address.search)).text();
    expect(page).toContain('$300.00');
    const confirm = /href="([^"]*answer=confirm)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const back = await world.fetch(confirm);
    expect(back.headers.get('location')).toBe('http://localhost:5173/app/verify-payment');
    expect(world.ledger()).toEqual([]);
    const ask = () => world.run(ConfirmWithBankDocument, { paymentId: 'pay_0001' });
    expect(paymentOf(await ask()).status).toBe('PROCESSING');
    expect(paymentOf(await ask())).toMatchObject({ status: 'PROCESSING', bankUrl: null });
    await world.advance('PT10S');
    expect(world.ledger()).toHaveLength(1);
  });

  test("notifies the processor if the applicant doesn't return", async () => {
    const { world, address } = await atTheBank();
    await world.fetch(`${address.pathname}${address.search}&answer=confirm`);
    await world.advance('PT5S');
    expect((await world.shown()).payments[0]?.status).toBe('PROCESSING');
  });

  test('ends the payment on refusal', async () => {
    const { world, address } = await atTheBank();
    await world.fetch(`${address.pathname}${address.search}&answer=refuse`);
    const payment = paymentOf(await world.run(ConfirmWithBankDocument, { paymentId: 'pay_0001' }));
    expect(payment).toMatchObject({ status: 'FAILED', failure: 'BANK_REFUSED' });
    expect(world.ledger()).toEqual([]);
  });

  test("doesn't redirect to other sites", async () => {
    const { world, address } = await atTheBank();
    address.searchParams.set('return_to', 'https://evil.example/');
    const response = await world.fetch(`${address.pathname}${address.search}&answer=confirm`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect((await world.fetch('/bank/confirm?request=none')).status).toBe(404);
  });
});
