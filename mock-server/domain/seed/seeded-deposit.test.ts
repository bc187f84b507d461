import { describe, expect, test } from 'vitest';
import { fitsPayment, PAYMENT_STATE_IDS, statusesWithPayment } from '../../scenario/payment-states';
import { STATUSES } from '../../../src/catalogue/statuses';
import { cashWorld } from '../payments/testing/cash-world';
import { createState } from './create-state';
import { testSeed } from './testing/test-seed';

const WANTED = { program: 'pesto_cash', persona: 'P-02' } as const;

describe.each(PAYMENT_STATE_IDS)('payment %s', (payment) => {
  test.each(statusesWithPayment(payment))(
    'in %s is consistent: in the past and without double charges',
    (status) => {
      for (const now of ['2026-06-15T12:00:00-04:00', '2027-01-04T08:00:00-05:00']) {
        const seed = testSeed({ ...WANTED, status, payment, now });
        const { applications, deposits, schedule } = createState(seed, {
          machineNow: 0,
          frozen: true,
        });
        const [application] = applications;
        expect(application?.status).toBe(status);
        const { createdAt = '', updatedAt = '' } = application ?? {};
        expect(createdAt < updatedAt && Date.parse(updatedAt) < Date.parse(now)).toBe(true);
        const moments = deposits.ledger.map(({ at }) => at);
        expect(moments).toEqual(moments.toSorted());
        expect(moments.every((at) => at > createdAt && Date.parse(at) < Date.parse(now))).toBe(
          true,
        );
        expect(schedule.filter(({ dueAt }) => dueAt < Date.parse(now))).toEqual([]);
      }
    },
  );
});

test('has the state of its name', async () => {
  const newest = async (payment: (typeof PAYMENT_STATE_IDS)[number]) => {
    const [status = 'OFFER_DECISION_NEEDED'] = statusesWithPayment(payment);
    const world = await cashWorld({ status, payment });
    const { payments, cashAmount, depositSchedule } = await world.shown();
    const first = depositSchedule?.deposits[0]?.status ?? null;
    return [payments[0]?.status ?? null, cashAmount?.received, first];
  };
  expect(await newest('none')).toEqual([null, 0, null]);
  expect(await newest('processing')).toEqual(['PROCESSING', 0, null]);
  expect(await newest('needs-bank')).toEqual(['NEEDS_BANK', 0, null]);
  expect(await newest('micro-deposits')).toEqual(['MICRO_DEPOSITS', 0, null]);
  expect(await newest('partial')).toEqual(['RECEIVED', 10_000, null]);
  expect(await newest('received')).toEqual(['RECEIVED', 30_000, null]);
  expect(await newest('failed')).toEqual(['FAILED', 0, null]);
  expect((await newest('schedule')).at(-1)).toBe('RECEIVED');
  expect((await newest('missed-deposit')).at(-1)).toBe('MISSED');
  expect(await newest('refunded')).toEqual(['REFUNDED', 0, null]);
});

test('each status has the right money', () => {
  const received = (status: (typeof STATUSES)[number]) => {
    const state = createState(testSeed({ ...WANTED, status }), { machineNow: 0, frozen: true });
    return state.deposits.ledger.map(({ kind, amount }) => `${kind} ${amount}`).join(', ');
  };
  for (const status of STATUSES) {
    const paid = fitsPayment('received', status) && status !== 'OFFER_DECISION_NEEDED';
    const back = fitsPayment('refunded', status);
    const charge = paid || back ? 'charge 30000' : '';
    expect([status, received(status)]).toEqual([status, back ? `${charge}, refund 30000` : charge]);
  }
});

test('rejects a payment state that fits neither the status nor the program and names those that fit', () => {
  const create = (seed: Parameters<typeof testSeed>[0]) => () =>
    createState(testSeed(seed), { machineNow: 0, frozen: true });
  expect(create({ ...WANTED, status: 'CREATED', payment: 'partial' })).toThrow(
    /status CREATED has no payments, expected OFFER_DECISION_NEEDED/,
  );
  expect(create({ payment: 'partial' })).toThrow(/belongs to flow cash, but program home_light/);
});
