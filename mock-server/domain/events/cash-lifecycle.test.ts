import { describe, expect, test } from 'vitest';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import {
  AcceptCreditOfferDocument,
  RejectCreditOfferDocument,
  SubmitPersonalInformationDocument,
  WithdrawApplicationDocument,
} from '../../../src/contract/generated/documents';
import { cashWorld, tokenOf } from '../payments/testing/cash-world';
import { personalInformation } from '../seed/testing/seeded-world';
import { EVENT_NAMES, EVENTS } from './events';
import { expectedMoves } from '../lifecycle/testing/expected-moves';
import { isListed, transitionsOf } from '../lifecycle/transitions';

test.each(STATUSES)('from %s exactly the listed transitions exist', (from) => {
  const reached = STATUSES.filter((to) => isListed('cash', { from, to }));
  expect(reached).toEqual(expectedMoves('cash', from));
});

test('every row of a system trigger has an event', () => {
  const others = transitionsOf('cash')
    .filter(({ actor }) => actor !== 'applicant')
    .map(({ trigger }) => trigger)
    // 'deposit-arrived' is fired by payment events, so it isn't an event here.
    .filter((trigger) => trigger !== 'deposit-arrived');
  const triggers = EVENT_NAMES.map((name) => EVENTS[name].trigger);
  expect(triggers).toEqual(expect.arrayContaining(others));
});

const id = { creditApplicationId: 'app_0001' };

describe('tax ID outcomes at personal information', () => {
  test.each<[string, Status]>([
    ['1234', 'OFFER_DECISION_NEEDED'],
    ['0003', 'CREDIT_FREEZE'],
    ['0004', 'CREDIT_DENIED'],
    ['0005', 'MANUAL_REVIEW'],
    ['0006', 'NOT_PREQUALIFIED'],
    ['0007', 'FIN_INFO_NEEDED'],
    ['0009', 'INVALID_STATE'],
    ['0013', 'CREDIT_FREEZE'],
  ])('%s → %s', async (ending, status) => {
    const world = await cashWorld({ status: 'CREATED' });
    const person = { phone: '(202) 555-0102', ssnItin: `66614${ending}` };
    const submit = () =>
      world.run(SubmitPersonalInformationDocument, { input: personalInformation(person) });
    expect((await submit()).data).toEqual({
      submitPersonalInformation: { id: 'app_0001', status: 'PREQUAL_INFO_GIVEN' },
    });
    await world.advance('PT3S');
    expect(world.application().status).toBe(status);
    if (status !== 'FIN_INFO_NEEDED') return;
    await submit();
    await world.advance('PT3S');
    expect(world.application().status).toBe('OFFER_DECISION_NEEDED');
  });

  test.each([
    ['0001', 'SSN_DUPLICATE', 'CANCELED_DUPE'],
    ['0002', 'SSN_DOB_MISMATCH', 'CREATED'],
  ])('%s → %s', async (ending, expected, status) => {
    const world = await cashWorld({ status: 'CREATED' });
    const person = { phone: '(202) 555-0102', ssnItin: `66614${ending}` };
    const { code } = await world.run(SubmitPersonalInformationDocument, {
      input: personalInformation(person),
    });
    expect([code, world.application().status]).toEqual([expected, status]);
  });

  test('0008 requests documents after acceptance, and then accepts', async () => {
    const world = await cashWorld({ payment: 'received' });
    await world.world.change('http://portal.test', ({ state }) => {
      const [user] = state.users;
      if (user !== undefined) user.taxId = '666140008';
    });
    await world.run(AcceptCreditOfferDocument, id);
    expect(world.application().status).toBe('VERIFY_DOC');
    await world.event('documents-checked');
    await world.run(AcceptCreditOfferDocument, id);
    expect(world.application().status).toBe('OFFER_ACCEPTED');
  });
});

test('personal information requires a credit line', async () => {
  const world = await cashWorld({ status: 'CANCELED_SOFT' });
  await world.run('mutation { startApplication(program: "pesto_cash") { id } }');
  const person = { creditApplicationId: 'app_0002', phone: '(202) 555-0102' };
  const { code } = await world.run(SubmitPersonalInformationDocument, {
    input: personalInformation(person),
  });
  expect(code).toBe('CREDIT_LINE_MISSING');
});

describe('the deposit', () => {
  test('is refunded after a declined offer, also if it arrives later', async () => {
    const world = await cashWorld({ payment: 'partial' });
    await world.pay({ idempotencyKey: 'second-payment', amount: 20_000 });
    await world.run(RejectCreditOfferDocument, id);
    expect((await world.shown()).cashAmount).toMatchObject({ refunded: 10_000, onTheWay: 20_000 });
    await world.advance('P4D');
    const { status, cashAmount } = await world.shown();
    expect(status).toBe('OFFER_REJECTED');
    expect(cashAmount?.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      [10_000, 'OFFER_DECLINED'],
      [20_000, 'OFFER_DECLINED'],
    ]);
    expect(world.ledger().filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  });

  test('is not taken after withdrawing before confirmation', async () => {
    for (const payment of ['needs-bank', 'micro-deposits'] as const) {
      const world = await cashWorld({ payment });
      await world.run(WithdrawApplicationDocument, id);
      const { payments } = await world.shown();
      expect(payments[0]).toMatchObject({ status: 'FAILED', failure: 'CANCELED' });
      await world.advance('P9D');
      expect(world.ledger()).toEqual([]);
    }
  });

  test('that bounces after acceptance leads to manual review', async () => {
    const world = await cashWorld({ status: 'OFFER_ACCEPTED' });
    await world.event('deposit-returned');
    expect(world.application().status).toBe('MANUAL_REVIEW');
    expect((await world.event('review-decided', { outcome: 'OFFER_ACCEPTED' })).status).toBe(400);
    expect(world.ledger().map(({ kind }) => kind)).toEqual(['charge', 'reversal']);
  });

  test('of an unverified account counts after verification by a document', async () => {
    const world = await cashWorld();
    await world.pay();
    await world.event('payment-unverified');
    expect(world.application()).toMatchObject({
      status: 'VERIFY_DOC',
      documentsRequested: ['IDENTITY'],
    });
    await world.advance('P4D');
    await world.event('documents-checked');
    await world.run(AcceptCreditOfferDocument, id);
    expect(world.application().status).toBe('OFFER_ACCEPTED');
  });

  test('leaves thirty days to accept and sign once complete', async () => {
    const world = await cashWorld();
    await world.advance('P34D');
    await world.pay({ cardToken: await tokenOf(world, '4242424242424242') });
    await world.advance('P30D');
    expect(world.application().status).toBe('OFFER_DECISION_NEEDED');
    await world.advance('P3D');
    expect(world.application().status).toBe('CANCELED_SOFT');
    expect(world.ledger().map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });
});
