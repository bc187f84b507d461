import { expect, test } from 'vitest';
import { accountEnding, cashWorld, type CashWorld } from '../../domain/payments/testing/cash-world';
import { newApplication } from '../../domain/applications/new-application';
import { TEST_ORIGIN } from '../../domain/seed/testing/seeded-world';
import { CONTENT } from '../../../src/programs/content-config';
import { codeOf } from './testing/code-of';
import { documentOf } from './testing/operation-cases';

const scheduleId = 'sch_0001';
const authorizationVersion = CONTENT.version;

const scheduled = (): Promise<CashWorld> => cashWorld({ payment: 'schedule' });

test('rejects an outdated authorization for payments and schedules', async () => {
  const world = await cashWorld();
  const old = { authorizationVersion: '2020-01-01' };
  expect((await world.pay(old)).errors[0]?.extensions).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'authorizationVersion',
  });
  expect((await world.spread(old)).code).toBe('FIELD_INVALID');
  expect(world.ledger()).toEqual([]);
  const running = await scheduled();
  expect(await codeOf(running, 'changeDepositAmount', { scheduleId, amount: 15_000, ...old })).toBe(
    'FIELD_INVALID',
  );
});

test('an idempotency key has 8 to 64 letters, digits, dashes and underscores', async () => {
  for (const [idempotencyKey, code] of [
    ['k'.repeat(7), 'FIELD_INVALID'],
    ['k'.repeat(8), undefined],
    ['k'.repeat(64), undefined],
    ['k'.repeat(65), 'FIELD_INVALID'],
    ['with space', 'FIELD_INVALID'],
  ] as const) {
    const world = await cashWorld();
    expect((await world.pay({ idempotencyKey })).code).toBe(code);
  }
});

test('skipping a date twice skips it once with one message', async () => {
  const world = await scheduled();
  const skip = () => codeOf(world, 'skipDeposit', { scheduleId, on: '2026-06-16' });
  expect([await skip(), await skip()]).toEqual([undefined, undefined]);
  const { deposits, inbox } = world.world.snapshot();
  expect(deposits.schedules[0]?.skipped.map(({ on }) => on)).toEqual(['2026-06-16']);
  expect(inbox).toHaveLength(1);
  expect(await codeOf(world, 'skipDeposit', { scheduleId, on: '2026-06-17' })).toBe(
    'FIELD_INVALID',
  );
});

test("a stopped schedule can't be changed, and is stopped once with one message", async () => {
  const world = await scheduled();
  await world.run(documentOf('stopDeposits'), { scheduleId });
  await world.run(documentOf('stopDeposits'), { scheduleId });
  expect(world.world.snapshot().inbox).toHaveLength(1);
  const change = { scheduleId, amount: 15_000, authorizationVersion };
  expect(await codeOf(world, 'changeDepositAmount', change)).toBe('SCHEDULE_CLOSED');
  expect(await codeOf(world, 'skipDeposit', { scheduleId, on: '2026-06-16' })).toBe(
    'SCHEDULE_CLOSED',
  );
});

test('a second schedule is rejected while one is active', async () => {
  const world = await scheduled();
  expect((await world.spread({ idempotencyKey: 'another-one' })).code).toBe('SCHEDULE_EXISTS');
});

test('payments and schedules of other applicants are unknown', async () => {
  const world = await scheduled();
  const unknown = { scheduleId: 'sch_0009', paymentId: 'pay_0009' };
  for (const [name, variables] of Object.entries({
    cancelPayment: {},
    confirmWithBank: {},
    confirmMicroDeposits: { first: 1, second: 2 },
    skipDeposit: { on: '2026-06-16' },
    stopDeposits: {},
    changeDepositAmount: { amount: 15_000, authorizationVersion },
  })) {
    expect([name, await codeOf(world, name, { ...unknown, ...variables })]).toEqual([
      name,
      'PAYMENT_UNKNOWN',
    ]);
  }
});

test('a waiting payment is due from its own date', async () => {
  const world = await cashWorld();
  await world.spread({ bankAccount: accountEnding('0002'), firstOn: '2026-06-16' });
  await world.advance('P9D');
  const { depositSchedule } = await world.shown();
  expect(
    depositSchedule?.deposits.map(({ status, runningTotal }) => [status, runningTotal]),
  ).toEqual([
    ['WAITING', 10_000],
    ['WAITING', 20_000],
    ['PLANNED', 30_000],
  ]);
});

test('a schedule amount must be between the minimum and the rest', async () => {
  const world = await scheduled();
  for (const [amount, code] of [
    [1999, 'FIELD_INVALID'],
    [15_001, 'DEPOSIT_EXCEEDED'],
    [15_000, undefined],
  ] as const) {
    const change = { scheduleId, amount, authorizationVersion };
    expect([amount, await codeOf(world, 'changeDepositAmount', change)]).toEqual([amount, code]);
  }
});

test('a deposit that arrived stays arrived in the schedule after a refund', async () => {
  const world = await scheduled();
  const arrived = async () =>
    (await world.shown()).depositSchedule?.deposits.filter(({ status }) => status === 'RECEIVED');
  const before = await arrived();
  expect(before).toHaveLength(2);
  await world.event('canceled-hard');
  expect(await arrived()).toEqual(before);
});

test('the later of two schedules is returned', async () => {
  const world = await scheduled();
  await world.run(documentOf('stopDeposits'), { scheduleId });
  await world.spread({ idempotencyKey: 'second-schedule', amount: 15_000 });
  expect((await world.shown()).depositSchedule).toMatchObject({ id: 'sch_0002', status: 'ACTIVE' });
});

test("refunds of an earlier application don't count for the next one", async () => {
  const world = await cashWorld({ status: 'OFFER_REJECTED', payment: 'refunded' });
  expect((await world.shown()).cashAmount?.refunds).toHaveLength(1);
  await world.world.change(TEST_ORIGIN, (context) => {
    const [user] = context.state.users;
    if (user !== undefined) newApplication(context, { user, program: 'pesto_cash' });
  });
  const { id, cashAmount, payments } = await world.shown();
  expect([id, cashAmount?.refunds, cashAmount?.refunded, payments]).toEqual([
    'app_0002',
    [],
    0,
    [],
  ]);
});
