import { describe, expect, test } from 'vitest';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import type { PaymentStatus } from '../../../src/contract/generated/types';
import { bareApplication } from '../lifecycle/testing/bare-application';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { enterCashStatus, waitsForDeposit } from '../payments/cash-status';
import { closeDeposits, givesDepositBack, refundReason } from '../payments/close-deposits';
import { canWindowEnd, endFundingWindow } from './funding-window';
import { refundPayment } from '../payments/refund';
import { sendSkippedEmail, sendStoppedEmail } from '../payments/schedule-emails';
import { activeSchedule, awaitNextDeposit, datesPassed, planOf } from '../payments/schedule-plan';
import { makeScheduledDeposit } from '../payments/scheduled-deposit';
import { SOURCE, barePayments } from '../payments/testing/bare-payments';
import { depositTotals, lacksDeposit } from '../payments/totals';

describe('deposit totals', () => {
  test.each<[readonly (readonly [PaymentStatus, number])[], object]>([
    [[], { remaining: 30_000, isComplete: false }],
    [[['RECEIVED', 30_000]], { received: 30_000, remaining: 0, isComplete: true }],
    [[['RECEIVED', 29_999]], { received: 29_999, remaining: 1, isComplete: false }],
    [
      [
        ['RECEIVED', 10_000],
        ['PROCESSING', 8000],
        ['NEEDS_BANK', 4000],
        ['MICRO_DEPOSITS', 3000],
        ['REFUNDED', 2000],
        ['FAILED', 1000],
      ],
      { received: 10_000, onTheWay: 8000, waiting: 7000, remaining: 5000, refunded: 2000 },
    ],
    [[['RECEIVED', 40_000]], { received: 40_000, remaining: 0, isComplete: true }],
  ])('with %j', (payments, totals) => {
    const world = barePayments();
    for (const [status, amount] of payments) Object.assign(world.pay({ amount }), { status });
    const { state } = world.context;
    expect(depositTotals(state, world.application)).toMatchObject({ deposit: 30_000, ...totals });
    const { isComplete } = depositTotals(state, world.application);
    expect(lacksDeposit(state, world.application)).toBe(!isComplete);
    expect(waitsForDeposit(state, world.application)).toBe(!isComplete);
    expect(lacksDeposit(state, { ...world.application, cash: null })).toBe(false);
  });

  test('are incomplete before a line is chosen, and ignore other applications', () => {
    const world = barePayments();
    Object.assign(world.pay(), { status: 'RECEIVED' });
    const other = { ...world.application, id: 'app_0002' };
    expect(depositTotals(world.context.state, other)).toMatchObject({ received: 0 });
    const unchosen = { ...other, cash: { creditLine: null, fundingEndsOn: null } };
    expect(depositTotals(world.context.state, unchosen)).toMatchObject({
      deposit: 0,
      isComplete: false,
    });
    const elsewhere = { ...other, status: 'VERIFY_DOC' as const };
    expect(waitsForDeposit(world.context.state, elsewhere)).toBe(false);
  });
});

describe('closing an application', () => {
  test('refunds arrived payments, cancels waiting ones and ends the schedule', () => {
    const world = barePayments();
    const { context, application } = world;
    const received = world.pay({ amount: 10_000 });
    const waiting = world.pay({ amount: 5000 }, { outcome: 'micro-deposits' });
    const bank = world.pay({ amount: 5000 }, { outcome: 'needs-bank' });
    const underWay = world.pay({ amount: 2000 });
    received.status = 'RECEIVED';
    waiting.expectedOn = '2026-06-18';
    const active = world.schedule();
    const done = world.schedule({ id: 'sch_0002', status: 'COMPLETE' });
    const other = world.schedule({ id: 'sch_0003', applicationId: 'app_0002' });
    awaitNextDeposit(context, application);
    expect(world.coming().map(([event]) => event)).toContain('scheduled-deposit');
    closeDeposits(context, application, 'WINDOW_ENDED');
    expect(world.coming().map(([event]) => event)).not.toContain('scheduled-deposit');
    expect([active.status, done.status, other.status]).toEqual(['ENDED', 'COMPLETE', 'ACTIVE']);
    for (const payment of [waiting, bank]) {
      expect(payment).toMatchObject({ status: 'FAILED', failure: 'CANCELED', expectedOn: null });
    }
    expect([received.status, underWay.status]).toEqual(['REFUNDED', 'PROCESSING']);
    expect(context.state.deposits.refunds).toMatchObject([
      { paymentId: received.id, reason: 'WINDOW_ENDED' },
    ]);
    refundPayment(context, application, received, 'WINDOW_ENDED');
    expect(context.state.deposits.refunds).toHaveLength(1);
  });

  test('happens without an account', () => {
    expect(STATUSES.filter((status) => givesDepositBack({ status }))).toEqual([
      'CANCELED_DUPE',
      'CANCELED_HARD',
      'CANCELED_SOFT',
      'CREDIT_DENIED',
      'NOT_PREQUALIFIED',
      'OFFER_REJECTED',
    ]);
    expect([refundReason('OFFER_REJECTED'), refundReason('CANCELED_HARD')]).toEqual([
      'OFFER_DECLINED',
      'APPLICATION_CLOSED',
    ]);
  });

  test('refunds its deposit on entry', () => {
    const world = barePayments();
    Object.assign(world.pay(), { status: 'RECEIVED' });
    world.application.status = 'OFFER_REJECTED';
    enterCashStatus(world.context, world.application);
    expect(world.context.state.deposits.refunds).toMatchObject([{ reason: 'OFFER_DECLINED' }]);
    const home = { ...world.application, cash: null };
    enterCashStatus(world.context, home);
    expect(home).toMatchObject({ cash: null });
  });
});

describe('a cash-secured application entering a status', () => {
  const nothing = {
    cash: { creditLine: null, fundingEndsOn: null },
    askedOnce: [],
  };
  const usual = { ...nothing, cash: { creditLine: 30_000, fundingEndsOn: '2026-07-20' } };

  test.each<[Status, object]>([
    ['CREATED', nothing],
    ['OFFER_DECISION_NEEDED', usual],
    ['OFFER_ACCEPTED', usual],
    ['FIN_INFO_NEEDED', { ...nothing, askedOnce: ['ANNUAL_INCOME'] }],
  ])('%s', (status, records) => {
    const { context, application, coming } = bareApplication('pesto_cash', { status });
    enterCashStatus(context, application);
    enterCashStatus(context, application);
    expect(application).toMatchObject(records);
    const end = ['funding-window-ended', '2026-07-21T04:00:00.000Z'];
    expect(coming()).toEqual(status === 'OFFER_DECISION_NEEDED' ? [end, end] : []);
  });

  test('keeps choices and requests, and schedules its next deposit', () => {
    const expected = {
      cash: { creditLine: 45_000, fundingEndsOn: '2026-06-30' },
      askedOnce: ['ANNUAL_INCOME'],
      documentsRequested: ['INCOME' as const],
    };
    for (const status of ['OFFER_DECISION_NEEDED', 'FIN_INFO_NEEDED', 'VERIFY_DOC'] as const) {
      const { context, application } = bareApplication('pesto_cash', { ...expected, status });
      enterCashStatus(context, application);
      expect(application).toMatchObject(expected);
    }
    const world = barePayments();
    world.schedule();
    enterCashStatus(world.context, world.application);
    expect(world.coming()).toContainEqual(['scheduled-deposit', '2026-06-22T14:00:00.000Z']);
    const home = bareApplication('home_light', { status: 'VERIFY_DOC' });
    enterCashStatus(home.context, home.application);
    expect(home.application.documentsRequested).toEqual([]);
    expect(waitsForDeposit(home.context.state, home.application)).toBe(false);
  });
});

describe('the funding window', () => {
  const at = (date: string) => Date.parse(`${date}T16:00:00Z`);

  test.each<[string, number | null, PaymentStatus, Status, boolean]>([
    ['nothing was paid', null, 'RECEIVED', 'OFFER_DECISION_NEEDED', true],
    ['a part is there', 29_999, 'RECEIVED', 'OFFER_DECISION_NEEDED', true],
    ['all is there', 30_000, 'RECEIVED', 'OFFER_DECISION_NEEDED', false],
    ['all is under way', 30_000, 'PROCESSING', 'OFFER_DECISION_NEEDED', false],
    ['all waits', 30_000, 'NEEDS_BANK', 'OFFER_DECISION_NEEDED', true],
    ['the application is elsewhere', null, 'RECEIVED', 'VERIFY_DOC', false],
  ])('when %s', (_, amount, paid, status, ends) => {
    const world = barePayments();
    if (amount !== null) Object.assign(world.pay({ amount }), { status: paid });
    world.application.status = status;
    const { context, application } = world;
    expect(canWindowEnd(context.state, application)).toBe(ends);
    if (!ends) {
      expect(() => endFundingWindow(context, application)).toThrow(TransitionRefused);
      expect(application.status).toBe(status);
      return;
    }
    endFundingWindow(context, application);
    expect(application).toMatchObject({
      status: 'CANCELED_SOFT',
      closureReason: amount === null ? 'NOT_COMPLETED' : 'DEPOSIT_INCOMPLETE',
      closureDeadline: '2026-07-20',
      closureReceived: amount === null ? null : paid === 'RECEIVED' ? amount : 0,
    });
  });

  test('counts as started with a schedule', () => {
    const world = barePayments();
    world.schedule({ applicationId: 'app_0002' });
    endFundingWindow(world.context, world.application);
    expect(world.application.closureReason).toBe('NOT_COMPLETED');
    const begun = barePayments();
    begun.schedule();
    endFundingWindow(begun.context, begun.application);
    expect(begun.application).toMatchObject({
      closureReason: 'DEPOSIT_INCOMPLETE',
      closureReceived: 0,
    });
  });

  test('plans the remaining dates of a schedule once', () => {
    const world = barePayments();
    const { context, application } = world;
    expect(makeScheduledDeposit(context, application, null)).toBeNull();
    const schedule = world.schedule({ skipped: [{ on: '2026-06-29', amount: 10_000 }] });
    expect(planOf(context, application, schedule).deposits.map(({ on }) => on)).toEqual([
      '2026-06-22',
      '2026-07-06',
      '2026-07-13',
    ]);
    expect(activeSchedule(context.state, application)).toBe(schedule);
    const payment = makeScheduledDeposit(context, application, null);
    expect(payment).toMatchObject({
      idempotencyKey: 'first-schedule:2026-06-22',
      fingerprint: 'abc',
      amount: 10_000,
      scheduleId: 'sch_0001',
      status: 'PROCESSING',
      source: SOURCE,
    });
    expect(payment?.source).not.toBe(schedule.source);
    expect(schedule.made).toEqual([{ on: '2026-06-22', paymentId: 'pay_0001' }]);
    expect(world.coming()).toContainEqual(['scheduled-deposit', '2026-07-06T14:00:00.000Z']);
    expect(datesPassed(schedule, at('2026-06-25'))).toEqual({
      madeThrough: '2026-06-22',
      notBefore: '2026-06-25',
      skipped: ['2026-06-29'],
    });
    makeScheduledDeposit(context, application, 'DECLINED');
    expect(schedule.made).toHaveLength(2);
    application.status = 'MANUAL_REVIEW';
    expect(makeScheduledDeposit(context, application, null)).toBeNull();
    awaitNextDeposit(context, application);
    expect(world.coming().map(([event]) => event)).not.toContain('scheduled-deposit');
    schedule.status = 'STOPPED';
    expect(planOf(context, application, schedule)).toEqual({
      deposits: [],
      total: 10_000,
      completeOn: null,
    });
    expect(activeSchedule(context.state, application)).toBeUndefined();
  });

  test('appears in messages about skipped or stopped deposits', () => {
    const world = barePayments();
    const { context, application } = world;
    const schedule = world.schedule({ deadline: '2026-07-06' });
    const skipped = { on: '2026-06-22', amount: 10_000, runningTotal: 0 };
    sendSkippedEmail(context, application, schedule, skipped);
    schedule.skipped.push(skipped);
    sendSkippedEmail(context, application, schedule, skipped);
    schedule.skipped.push({ ...skipped, on: '2026-06-29' }, { ...skipped, on: '2026-07-06' });
    sendSkippedEmail(context, application, schedule, skipped);
    sendStoppedEmail(context, application);
    Object.assign(application, { cash: { creditLine: 30_000, fundingEndsOn: null } });
    sendStoppedEmail(context, application);
    const expected = 'You skipped the $100 deposit of June 22, 2026. It won’t be taken.';
    const stopped =
      'You stopped your scheduled deposits. We won’t take any more. $0 of $300 has arrived.';
    expect(world.letters()).toEqual([
      ['Deposit skipped', `${expected} Your next deposit is on June 22, 2026.`],
      [
        'Deposit skipped',
        `${expected} Your next deposit is on June 29, 2026. Your deposits now reach $200 by July 6, 2026; you need $300 by then.`,
      ],
      [
        'Deposit skipped',
        `${expected} Your deposits now reach $0 by July 6, 2026; you need $300 by then.`,
      ],
      ['Deposits stopped', `${stopped} You have until July 20, 2026 to pay the rest.`],
      ['Deposits stopped', stopped],
    ]);
  });
});
