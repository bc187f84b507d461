import { describe, expect, test } from 'vitest';
import {
  AcceptCreditOfferDocument,
  ChangeDepositAmountDocument,
  ChooseCreditLineDocument,
  SignAgreementsDocument,
  SkipDepositDocument,
  StopDepositsDocument,
  SubmitDocumentIdDocument,
  SubmitPersonalInformationDocument,
} from '../../../src/contract/generated/documents';
import { CONTENT } from '../../../src/programs/content-config';
import { recurringAuthorization } from '../../../src/domain/deposit/payment-authorization';
import { personalInformation } from '../seed/testing/seeded-world';
import { cashWorld, tokenOf, type CashWorld } from './testing/cash-world';

const id = { creditApplicationId: 'app_0001' };
const schedule = { scheduleId: 'sch_0001' };
const authorizationVersion = CONTENT.version;

/** Chose a line of $600 and got the offer today. */
async function sixHundred(): Promise<CashWorld> {
  const world = await cashWorld({ status: 'CREATED' });
  await world.run(ChooseCreditLineDocument, { ...id, amount: 60_000 });
  const person = { phone: '(202) 555-0102', ssnItin: '666122345' };
  await world.run(SubmitPersonalInformationDocument, { input: personalInformation(person) });
  await world.advance('PT3S');
  return world;
}

async function dates(world: CashWorld): Promise<string[]> {
  const { depositSchedule } = await world.shown();
  return depositSchedule?.deposits.map(({ on, status }) => `${on} ${status}`) ?? [];
}

async function finish(world: CashWorld): Promise<void> {
  await world.run(AcceptCreditOfferDocument, id);
  const documentIds = [
    'cardholder-agreement',
    'account-opening-disclosures',
    'security-agreement',
    'privacy-notice',
  ];
  const { data } = await world.run(SignAgreementsDocument, {
    input: { ...id, signature: 'Homer Equityson', documentIds },
  });
  const { documentId } = (data as { signAgreements: { documentId: string } }).signAgreements;
  await world.run(SubmitDocumentIdDocument, { ...id, documentId });
}

test('$75 every two weeks is rejected with its total and the deadline', async () => {
  const world = await sixHundred();
  const { errors } = await world.spread({ amount: 7500, frequency: 'EVERY_TWO_WEEKS' });
  expect(errors[0]?.extensions).toEqual({
    code: 'SCHEDULE_UNREACHABLE',
    total: 22_500,
    deadline: '2026-07-20',
    deposit: 60_000,
  });
});

test('$150 every week reaches $600 on July 13, and the account opens', async () => {
  const world = await sixHundred();
  await world.spread({ amount: 15_000 });
  const { depositSchedule } = await world.shown();
  expect(depositSchedule).toMatchObject({ completeOn: '2026-07-13', reaches: 60_000 });
  for (let week = 0; week < 5; week += 1) await world.advance('P7D');
  const { cashAmount, depositSchedule: done, status } = await world.shown();
  expect([cashAmount?.received, done?.status]).toEqual([60_000, 'COMPLETE']);
  expect(done?.deposits.map(({ on, runningTotal }) => [on, runningTotal])).toEqual([
    ['2026-06-22', 15_000],
    ['2026-06-29', 30_000],
    ['2026-07-06', 45_000],
    ['2026-07-13', 60_000],
  ]);
  expect(status).toBe('OFFER_DECISION_NEEDED');
  await finish(world);
  expect(world.application().status).toBe('COMPLETE');
  expect(world.ledger().map(({ kind }) => kind)).toEqual(Array(4).fill('deposit'));
});

test('paying the full deposit leads to an open account', async () => {
  const world = await sixHundred();
  await world.pay({ amount: 60_000, cardToken: await tokenOf(world, '4242424242424242') });
  expect((await world.run(AcceptCreditOfferDocument, id)).errors[0]?.extensions).toMatchObject({
    code: 'DEPOSIT_INCOMPLETE',
    remaining: 60_000,
  });
  await world.advance('PT3S');
  await finish(world);
  expect(world.application().status).toBe('COMPLETE');
  expect(world.ledger()).toHaveLength(1);
});

test('partial payments limit the next one to the rest', async () => {
  const world = await cashWorld();
  await world.pay({ amount: 29_000 });
  const second = { idempotencyKey: 'second-payment' };
  expect((await world.pay({ ...second, amount: 1001 })).code).toBe('DEPOSIT_EXCEEDED');
  expect((await world.pay({ ...second, amount: 999 })).code).toBe('FIELD_INVALID');
  expect((await world.pay({ ...second, amount: 0 })).code).toBe('FIELD_INVALID');
  expect((await world.pay({ ...second, amount: 1000 })).code).toBeUndefined();
  await world.advance('P4D');
  expect((await world.shown()).cashAmount).toMatchObject({ received: 30_000, remaining: 0 });
});

test.each(['2026-06-15', '2026-06-19', '2026-06-20', '2026-07-01', '2026-06-10'])(
  'rejects %s as a first deposit: not one of the next ten bank days',
  async (firstOn) => {
    const { errors, code } = await (await cashWorld()).spread({ firstOn });
    expect([code, errors[0]?.extensions?.['field']]).toEqual(['FIELD_INVALID', 'firstOn']);
  },
);

describe('managing a schedule', () => {
  test('moves a skipped deposit to the end', async () => {
    const world = await cashWorld();
    await world.spread();
    await world.run(SkipDepositDocument, { ...schedule, on: '2026-06-29' });
    await world.run(SkipDepositDocument, { ...schedule, on: '2026-06-29' });
    expect(await dates(world)).toEqual([
      '2026-06-22 PLANNED',
      '2026-06-29 SKIPPED',
      '2026-07-06 PLANNED',
      '2026-07-13 PLANNED',
    ]);
    const { code } = await world.run(SkipDepositDocument, { ...schedule, on: '2026-06-30' });
    expect(code).toBe('FIELD_INVALID');
  });

  test('reports too many skips', async () => {
    const world = await cashWorld();
    await world.spread();
    for (const on of ['2026-06-22', '2026-06-29', '2026-07-06', '2026-07-13']) {
      await world.run(SkipDepositDocument, { ...schedule, on });
    }
    const { depositSchedule } = await world.shown();
    expect(depositSchedule).toMatchObject({ reaches: 10_000, completeOn: null });
  });

  test('applies a new amount to the remaining dates exactly', async () => {
    const world = await cashWorld();
    await world.spread();
    await world.advance('P8D');
    const change = (amount: number) =>
      world.run(ChangeDepositAmountDocument, { ...schedule, amount, authorizationVersion });
    expect((await change(3000)).code).toBe('SCHEDULE_UNREACHABLE');
    await change(7001);
    const { depositSchedule } = await world.shown();
    expect(depositSchedule?.deposits.map(({ amount }) => amount)).toEqual([
      10_000, 7001, 7001, 5998,
    ]);
  });

  test('stops deposits, and others can be scheduled', async () => {
    const world = await cashWorld();
    await world.spread();
    expect((await world.spread({ idempotencyKey: 'another-one' })).code).toBe('SCHEDULE_EXISTS');
    await world.run(StopDepositsDocument, schedule);
    await world.run(StopDepositsDocument, schedule);
    const { code } = await world.run(SkipDepositDocument, { ...schedule, on: '2026-06-22' });
    expect(code).toBe('SCHEDULE_CLOSED');
    await world.advance('P9D');
    expect(world.ledger()).toEqual([]);
    const again = { idempotencyKey: 'another-one', firstOn: '2026-06-29', amount: 15_000 };
    expect((await world.spread(again)).code).toBeUndefined();
  });
});

test('reports a missed deposit with its reason and appends it', async () => {
  const world = await cashWorld();
  await world.spread();
  await world.event('scheduled-deposit', { fails: true, failure: 'ACCOUNT_CLOSED' });
  const { depositSchedule } = await world.shown();
  expect(depositSchedule).toMatchObject({ deadline: '2026-07-20', completeOn: '2026-07-13' });
  expect(depositSchedule?.deposits[0]).toMatchObject({
    on: '2026-06-22',
    status: 'MISSED',
    reason: 'ACCOUNT_CLOSED',
    runningTotal: 0,
  });
  await world.advance('P8D');
  // The missed date isn't repeated.
  expect(world.ledger()).toEqual([]);
});

test('takes card deposits immediately', async () => {
  const world = await cashWorld();
  await world.spread({ cardToken: await tokenOf(world, '4000056655665556') });
  await world.advance('P7DT1H');
  expect(await dates(world)).toEqual([
    '2026-06-22 RECEIVED',
    '2026-06-29 PLANNED',
    '2026-07-06 PLANNED',
  ]);
});

describe('while the offer does not wait for the deposit', () => {
  const checked = async (world: CashWorld) => {
    await world.event('review-needed');
    expect(world.application().status).toBe('MANUAL_REVIEW');
    await world.advance('P8D');
  };

  test("takes nothing, allows stopping, and doesn't make up missed dates at once", async () => {
    const world = await cashWorld();
    await world.spread();
    await checked(world);
    expect(world.ledger()).toEqual([]);
    expect((await world.event('scheduled-deposit')).status).toBe(400);
    await world.event('review-decided', { outcome: 'OFFER_DECISION_NEEDED' });
    expect(world.application().status).toBe('OFFER_DECISION_NEEDED');
    expect(world.ledger()).toEqual([]);
    expect(await dates(world)).toEqual([
      '2026-06-29 PLANNED',
      '2026-07-06 PLANNED',
      '2026-07-13 PLANNED',
    ]);
    await world.advance('P7D');
    expect(world.ledger()).toHaveLength(1);
  });

  test('keeps a stopped schedule stopped', async () => {
    const world = await cashWorld();
    await world.spread();
    await checked(world);
    expect((await world.run(StopDepositsDocument, schedule)).code).toBeUndefined();
    await world.event('review-decided', { outcome: 'OFFER_DECISION_NEEDED' });
    await world.advance('P8D');
    expect(world.ledger()).toEqual([]);
  });
});

test('emails each authorization word for word', async () => {
  const world = await cashWorld();
  await world.spread();
  await world.run(ChangeDepositAmountDocument, {
    ...schedule,
    amount: 15_050,
    authorizationVersion,
  });
  const phone = '1-800-555-0199';
  const mails = world.world.snapshot().inbox;
  const texts = mails.map(({ body }) => body.split('\n\n')[0]);
  const common = {
    frequency: 'WEEKLY',
    date: '2026-06-22',
    lastFour: '6789',
    deposit: 30_000,
    phone,
  } as const;
  expect(texts).toEqual([
    recurringAuthorization({ ...common, amount: 10_000 }),
    recurringAuthorization({ ...common, amount: 15_050 }),
  ]);
  expect(mails[0]?.subject).toBe('Pesto Cash: Your payment authorization');
  expect(texts[1]).toContain('take $150.50 every week from my account ending in 6789, starting');
  expect(texts[1]).toContain(`by calling ${phone} or using Stop Deposits`);
});

describe('when the window ends', () => {
  test('an incomplete deposit is refunded per payment', async () => {
    const world = await cashWorld();
    await world.pay({ amount: 10_000 });
    await world.advance('P35D');
    expect(world.application().status).toBe('OFFER_DECISION_NEEDED');
    await world.advance('P1D');
    const { status, cashAmount } = await world.shown();
    expect(status).toBe('CANCELED_SOFT');
    expect(world.application().closureReason).toBe('DEPOSIT_INCOMPLETE');
    expect(cashAmount).toMatchObject({ received: 0, remaining: 30_000, refunded: 10_000 });
    expect(cashAmount?.refunds).toMatchObject([
      { amount: 10_000, reason: 'WINDOW_ENDED', lastFour: '6789', expectedBy: '2026-07-28' },
    ]);
    await world.advance('P9D');
    expect((await world.shown()).cashAmount?.refunds[0]?.sentAt).not.toBeNull();
    expect(world.ledger().map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  });

  test('a payment made in time may arrive later', async () => {
    const world = await cashWorld({ payment: 'none' });
    await world.advance('P35D');
    await world.pay();
    await world.advance('P1D');
    expect(world.application().status).toBe('OFFER_DECISION_NEEDED');
    await world.advance('P3D');
    expect((await world.shown()).cashAmount?.received).toBe(30_000);
    expect((await world.run(AcceptCreditOfferDocument, id)).code).toBeUndefined();
  });

  test('a late failure closes the application', async () => {
    const world = await cashWorld();
    await world.advance('P35D');
    await world.pay();
    await world.advance('P1D');
    await world.event('deposit-failed');
    expect(world.application().status).toBe('CANCELED_SOFT');
  });
});
