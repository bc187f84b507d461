import { expect, test } from 'vitest';
import { TEST_ACCOUNT_NUMBER, TEST_ROUTING_NUMBER } from '../../../fixtures/payment-values';
import { CONTENT } from '../../../src/programs/content-config';
import { does, happens, id, later, readAfter, type Case, type Step } from './testing/steps';

const ACCOUNT = {
  accountType: 'CHECKING',
  routingNumber: TEST_ROUTING_NUMBER,
  accountNumber: TEST_ACCOUNT_NUMBER,
  name: 'Casha Depositor',
};

const pays = (key: string, amount: number): Step =>
  does('payDeposit', {
    input: {
      ...id,
      idempotencyKey: key,
      amount,
      authorizationVersion: CONTENT.version,
      bankAccount: ACCOUNT,
    },
  });

/** `ending`: last four digits of the account number. */
const spreads = (ending: string): Step =>
  does('scheduleDeposits', {
    input: {
      ...id,
      idempotencyKey: 'first-schedule',
      amount: 10_000,
      frequency: 'WEEKLY',
      firstOn: '2026-06-22',
      authorizationVersion: CONTENT.version,
      bankAccount: { ...ACCOUNT, accountNumber: `00098765${ending}` },
    },
  });

const CASH = { program: 'pesto_cash', persona: 'P-02', status: 'OFFER_DECISION_NEEDED' } as const;

const CASES: readonly Case[] = [
  {
    title: 'a returned deposit counts as unpaid, another one as on its way',
    seed: CASH,
    steps: [
      pays('first-payment', 10_000),
      later('P4D'),
      pays('second-payment', 12_000),
      happens('deposit-returned', { paymentId: 'pay_0001' }),
    ],
    application: {
      cashAmount: { received: 0, onTheWay: 12_000, remaining: 18_000 },
      payments: [
        { id: 'pay_0002', status: 'PROCESSING', lastFour: '6789', expectedOn: '2026-06-24' },
        { id: 'pay_0001', status: 'FAILED', failure: 'RETURNED', settledOn: null },
      ],
    },
  },
  {
    title: 'two deposits complete the line and extend the offer by 30 days',
    seed: CASH,
    steps: [
      pays('first-payment', 10_000),
      later('P1D'),
      pays('second-payment', 20_000),
      later('P7D'),
    ],
    application: {
      offer: { expiresAt: '2026-07-23T03:59:59.000Z' },
      cashAmount: { received: 30_000, onTheWay: 0, remaining: 0 },
      payments: [
        { id: 'pay_0002', status: 'RECEIVED', settledOn: '2026-06-22', scheduled: false },
        { id: 'pay_0001', status: 'RECEIVED', settledOn: '2026-06-18', scheduled: false },
      ],
    },
  },
  {
    title: 'a weekly deposit schedule is complete after three weeks',
    seed: { ...CASH, payment: 'schedule' },
    steps: [later('P21D')],
    application: {
      offer: { expiresAt: '2026-07-27T03:59:59.000Z' },
      cashAmount: { received: 30_000, remaining: 0 },
      payments: [
        { id: 'pay_0004', settledOn: '2026-06-26', scheduled: true },
        { id: 'pay_0003', settledOn: '2026-06-22', scheduled: true },
        { id: 'pay_0002', settledOn: '2026-06-12', scheduled: true },
        { id: 'pay_0001', settledOn: '2026-06-05', scheduled: true },
      ],
      depositSchedule: {
        status: 'COMPLETE',
        deposits: [
          { paymentId: 'pay_0001' },
          { paymentId: 'pay_0002' },
          { status: 'RECEIVED', paymentId: 'pay_0003' },
          { status: 'RECEIVED', paymentId: 'pay_0004' },
        ],
      },
    },
  },
  {
    title: 'a stopped schedule keeps the skipped deposit and plans no other',
    seed: { ...CASH, payment: 'schedule' },
    steps: [
      does('skipDeposit', { scheduleId: 'sch_0001', on: '2026-06-16' }),
      does('stopDeposits', { scheduleId: 'sch_0001' }),
    ],
    application: {
      depositSchedule: {
        status: 'STOPPED',
        reaches: 15_000,
        completeOn: null,
        deposits: [{}, {}, { on: '2026-06-16', status: 'SKIPPED', runningTotal: 15_000 }],
      },
    },
  },
  {
    title: 'a scheduled deposit that the bank must confirm waits with a link to the bank',
    seed: CASH,
    steps: [spreads('0002'), later('P7DT1H')],
    application: {
      cashAmount: { received: 0, waiting: 10_000, remaining: 20_000 },
      payments: [
        {
          status: 'NEEDS_BANK',
          scheduled: true,
          bankUrl: expect.stringMatching(/^http:\/\/portal\.test\/bank\/confirm\?request=bnk_/),
        },
      ],
      depositSchedule: {
        status: 'ACTIVE',
        deadline: '2026-07-20',
        minimumDeposit: 2000,
        reaches: 30_000,
        completeOn: '2026-07-06',
        deposits: [
          { on: '2026-06-22', runningTotal: 10_000, status: 'WAITING', paymentId: 'pay_0001' },
          { on: '2026-06-29', runningTotal: 20_000, status: 'PLANNED', paymentId: null },
          { on: '2026-07-06', runningTotal: 30_000, status: 'PLANNED', paymentId: null },
        ],
      },
    },
  },
  {
    title: 'a withdrawn application refunds its deposit within five business days',
    seed: { ...CASH, payment: 'received' },
    steps: [does('withdrawApplication'), happens('refund-sent')],
    application: {
      status: 'CANCELED_SOFT',
      closureReason: 'WITHDRAWN',
      cashAmount: {
        received: 0,
        refunded: 30_000,
        refunds: [
          {
            paymentId: 'pay_0001',
            amount: 30_000,
            lastFour: '6789',
            reason: 'APPLICATION_CLOSED',
            expectedBy: '2026-06-23',
            sentAt: '2026-06-15T16:00:00.000Z',
          },
        ],
      },
      payments: [{ status: 'REFUNDED', refund: { id: 'ref_0001', amount: 30_000 } }],
    },
  },
];

test.each(CASES)('$title', async (example) => {
  const { application } = example;
  expect(await readAfter(example)).toMatchObject({ creditApplication: application });
});
