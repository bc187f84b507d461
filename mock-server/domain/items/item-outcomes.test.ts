import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/catalogue/statuses';
import { RejectCreditOfferDocument } from '../../../src/contract/generated/documents';
import { itemWorld } from './testing/item-world';

describe('the income decides before there is a tax ID', () => {
  test.each([
    [1, 'NOT_PREQUALIFIED'],
    [2, 'MANUAL_REVIEW'],
    [0, 'PREQUALIFIED'],
    [3, 'PREQUALIFIED'],
    [52_000, 'PREQUALIFIED'],
  ] as const)('$%i leads to %s', async (income, status) => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    await world.giveAddressAndIncome(income);
    await world.advance('PT2S');
    expect(world.status()).toBe(status);
    if (income === 1) expect(world.application().decision?.reasonIds).toEqual(['R01']);
  });

  test('missing information can be given again', async () => {
    const world = await itemWorld({ status: 'PREQUAL_INFO_GIVEN' });
    await world.event('decision', 'FIN_INFO_NEEDED');
    await world.giveAddressAndIncome();
    await world.advance('PT2S');
    expect(world.status()).toBe('PREQUALIFIED');
  });
});

describe('the tax ID decides at acceptance', () => {
  const CASES: readonly [string, Status, string | undefined][] = [
    ['0001', 'CANCELED_DUPE', 'SSN_DUPLICATE'],
    ['0002', 'OFFER_DECISION_NEEDED', 'SSN_DOB_MISMATCH'],
    ['0003', 'CREDIT_FREEZE', undefined],
    ['0004', 'CREDIT_DENIED', undefined],
    ['0005', 'MANUAL_REVIEW', undefined],
    ['0006', 'CREDIT_DENIED', undefined],
    ['0007', 'FIN_INFO_NEEDED', undefined],
    ['0008', 'VERIFY_DOC', undefined],
    ['0009', 'INVALID_STATE', undefined],
    ['0013', 'CREDIT_FREEZE', undefined],
    ['0020', 'OFFER_DECISION_NEEDED', undefined],
    ['0021', 'OFFER_DECISION_NEEDED', undefined],
    ['9999', 'OFFER_ACCEPTED', undefined],
  ];
  test.each(CASES)('%s leads to %s', async (suffix, status, expectedCode) => {
    const world = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
    const { code } = await world.accept(`66612${suffix}`);
    expect(code).toBe(expectedCode);
    expect(world.status()).toBe(status);
  });

  test('0020 offers more and 0021 less with reasons, and both can be accepted', async () => {
    const higher = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
    await higher.accept('666120020');
    expect(higher.application().offer).toMatchObject({ creditLine: 76_500, previousLine: 64_000 });
    const lower = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
    await lower.accept('666120021');
    expect(lower.application().offer).toMatchObject({ creditLine: 38_000, previousLine: 64_000 });
    await lower.accept('666120021');
    expect(lower.status()).toBe('OFFER_ACCEPTED');
  });

  test('a denial returns the items', async () => {
    const world = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
    await world.accept('666120004');
    expect(world.application().returnShipment).toMatchObject({ status: 'READY' });
  });
});

test("an expired or declined offer can't be accepted", async () => {
  const world = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
  await world.advance('P31D');
  await world.signIn();
  expect((await world.accept()).code).toBe('OFFER_CLOSED');
  await world.advance('P1D');
  expect(world.application()).toMatchObject({
    status: 'CANCELED_SOFT',
    closureReason: 'OFFER_EXPIRED',
    returnShipment: { status: 'READY' },
  });
  const declined = await itemWorld({ status: 'OFFER_DECISION_NEEDED' });
  await declined.call(RejectCreditOfferDocument);
  expect((await declined.accept()).code).toBe('OFFER_CLOSED');
});

describe('the inspection', () => {
  test.each(['OFFER_DECISION_NEEDED', 'NOT_PREQUALIFIED', 'MANUAL_REVIEW'] as const)(
    'leads to %s with that outcome',
    async (outcome) => {
      const world = await itemWorld({ status: 'ITEM_UNDER_REVIEW' });
      await world.event('items-inspected', outcome);
      expect(world.status()).toBe(outcome);
    },
  );

  test('with too little value returns the items', async () => {
    const world = await itemWorld({ status: 'ITEM_UNDER_REVIEW' });
    await world.event('item-missing');
    await world.event('items-inspected');
    expect(world.application()).toMatchObject({
      status: 'NOT_PREQUALIFIED',
      decision: { reasonIds: ['R03'] },
      returnShipment: { status: 'READY' },
    });
  });
});

test('renews an expired estimate for 30 days', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.advance('P31D');
  expect(world.application().itemCart.estimateValidUntil).toBe('2026-08-15');
});
