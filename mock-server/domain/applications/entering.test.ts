import { describe, expect, test } from 'vitest';
import type { ProgramId } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import type { ApplicationRecord } from '../../world/state';
import { addBusinessDays, addShippingDays } from '../lifecycle/business-days';
import { enterStatus } from './enter-status';
import { newApplication } from './new-application';
import { counteroffer, higherOffer, offerEnd, usualOffer } from './offer-terms';
import { isReasonId } from '../lifecycle/reason-id';
import { runDueSteps } from '../events/schedule';
import { bareApplication } from '../lifecycle/testing/bare-application';
import { cancelEvents, scheduleEvent } from '../lifecycle/timers';
import { dateOf, endOfDay, startOfDay } from '../lifecycle/zoned-time';

const INACTIVE = ['inactive', '2026-09-13T16:00:00.000Z'];
const EXPIRY = ['offer-expired', '2026-07-17T03:59:59.000Z'];
const OVERDUE = ['information-overdue', '2026-07-16T04:00:00.000Z'];
const LAST_SECOND = '2026-07-16T03:59:59.000Z';

const offer = (creditLine: number, expiresAt = LAST_SECOND) => ({
  creditLine,
  previousLine: null,
  reasonIds: [],
  expiresAt,
});

/** Program, status, scheduled events, and the records that the status adds. */
const ENTERED: readonly [ProgramId, Status, readonly string[][], Partial<ApplicationRecord>][] = [
  ['home_light', 'CREATED', [INACTIVE], { dueOn: null, offer: null, decision: null }],
  ['home_light', 'PREQUAL_INFO_GIVEN', [['decision', '2026-06-15T16:00:01.500Z'], INACTIVE], {}],
  ['home_light', 'PREQUALIFIED', [['terms-ready', '2026-06-15T16:00:01.500Z'], INACTIVE], {}],
  ['home_light', 'OFFER_DECISION_NEEDED', [EXPIRY, INACTIVE], { offer: offer(2_500_000) }],
  ['home_light', 'OFFER_ACCEPTED', [EXPIRY, INACTIVE], { offer: offer(2_500_000) }],
  ['home_light', 'FIN_INFO_NEEDED', [OVERDUE, INACTIVE], { dueOn: '2026-07-15', askedOnce: [] }],
  [
    'home_light',
    'VERIFY_DOC',
    [OVERDUE, INACTIVE],
    { dueOn: '2026-07-15', documentsRequested: ['IDENTITY', 'INCOME'] },
  ],
  [
    'home_light',
    'CREDIT_FREEZE',
    [['freeze-overdue', '2026-07-16T04:00:00.000Z'], INACTIVE],
    { dueOn: '2026-07-15', frozenBureaus: ['EQUIFAX'] },
  ],
  [
    'home_light',
    'CREDIT_DENIED',
    [],
    { decision: { decidedOn: '2026-06-15', reasonIds: ['R01', 'R07'], score: 512 } },
  ],
  [
    'home_light',
    'NOT_PREQUALIFIED',
    [],
    { decision: { decidedOn: '2026-06-15', reasonIds: ['R06'], score: null } },
  ],
  ['home_light', 'MANUAL_REVIEW', [INACTIVE], {}],
  ['home_light', 'COMPLETE', [], { offer: null, documentsRequested: [], frozenBureaus: [] }],
  [
    'pesto_item',
    'NOT_PREQUALIFIED',
    [],
    { decision: { decidedOn: '2026-06-15', reasonIds: ['R01'], score: null } },
  ],
  [
    'pesto_item',
    'PREQUALIFIED',
    [['estimate-renewed', '2026-07-16T04:00:00.000Z'], INACTIVE],
    { offer: null },
  ],
  ['pesto_item', 'OFFER_DECISION_NEEDED', [EXPIRY, INACTIVE], { offer: offer(20_000) }],
  ['pesto_cash', 'FIN_INFO_NEEDED', [OVERDUE, INACTIVE], { askedOnce: ['ANNUAL_INCOME'] }],
  ['pesto_cash', 'VERIFY_DOC', [OVERDUE, INACTIVE], { documentsRequested: ['IDENTITY'] }],
  [
    'pesto_cash',
    'OFFER_DECISION_NEEDED',
    [['funding-window-ended', '2026-07-21T04:00:00.000Z'], INACTIVE],
    {
      offer: offer(30_000, '2026-07-21T03:59:59.000Z'),
      cash: { creditLine: 30_000, fundingEndsOn: '2026-07-20' },
    },
  ],
];

describe('reaching a status', () => {
  test.each(ENTERED)('%s %s', (program, status, coming, records) => {
    const world = bareApplication(program, { status });
    enterStatus(world.context, world.application);
    expect(world.coming()).toEqual(coming);
    expect(world.application).toMatchObject(records);
    enterStatus(world.context, world.application);
    expect(world.coming()).toEqual(coming);
  });

  test('keeps existing records', () => {
    const expected = {
      offer: offer(1_000_000, '2026-06-20T03:59:59.000Z'),
      decision: { decidedOn: '2026-06-01', reasonIds: ['R02'], score: 600 },
      frozenBureaus: ['TRANSUNION' as const],
      documentsRequested: ['INCOME' as const],
    };
    for (const status of ['OFFER_ACCEPTED', 'CREDIT_DENIED', 'NOT_PREQUALIFIED'] as const) {
      const { context, application } = bareApplication('home_light', { ...expected, status });
      enterStatus(context, application);
      expect(application).toMatchObject(expected);
    }
    for (const status of ['CREDIT_FREEZE', 'VERIFY_DOC'] as const) {
      const { context, application } = bareApplication('home_light', { ...expected, status });
      enterStatus(context, application);
      expect(application).toMatchObject(expected);
    }
  });

  test("removes the offer's expiry after signing", () => {
    const signed = { status: 'OFFER_ACCEPTED', signedAt: '2026-06-15T16:00:00.000Z' } as const;
    const { context, application, coming } = bareApplication('home_light', signed);
    enterStatus(context, application);
    expect(coming()).toEqual([INACTIVE]);
  });

  test('waits for the system delay', () => {
    const world = bareApplication('home_light', { status: 'PREQUALIFIED' });
    enterStatus(world.context, world.application, 60_000);
    expect(world.coming()[0]).toEqual(['terms-ready', '2026-06-15T16:01:00.000Z']);
  });

  test('starts as CREATED', () => {
    const { context, user, coming } = bareApplication('home_light');
    context.state.applications = [];
    const cash = newApplication(context, { user, program: 'pesto_cash' });
    const home = newApplication(context, { user, program: 'home_light' });
    expect(context.state.applications).toEqual([cash, home]);
    expect([cash.id, cash.cash, home.id, home.cash]).toEqual([
      'app_0001',
      { creditLine: null, fundingEndsOn: null },
      'app_0002',
      null,
    ]);
    expect(home).toMatchObject({
      owner: user.sub,
      status: 'CREATED',
      createdAt: '2026-06-15T16:00:00.000Z',
      updatedAt: '2026-06-15T16:00:00.000Z',
      freezeLifted: false,
      askedOnce: [],
      itemCart: { version: 0, items: [], shipBy: null },
    });
    expect(coming()).toEqual([INACTIVE, INACTIVE]);
  });
});

describe('an offer', () => {
  const now = Date.parse('2026-06-15T16:00:00Z');

  test('expires after thirty days', () => {
    expect(offerEnd(now)).toBe(LAST_SECOND);
  });

  test.each<[ProgramId, Partial<ApplicationRecord>, number, string]>([
    ['home_light', {}, 2_500_000, LAST_SECOND],
    ['pesto_item', {}, 20_000, LAST_SECOND],
    ['pesto_cash', {}, 30_000, LAST_SECOND],
    [
      'pesto_cash',
      { cash: { creditLine: 45_000, fundingEndsOn: '2026-06-30' } },
      45_000,
      '2026-07-01T03:59:59.000Z',
    ],
  ])('of %s with %o is %d', (program, changes, creditLine, expiresAt) => {
    const { application } = bareApplication(program, changes);
    expect(usualOffer(application, now)).toEqual(offer(creditLine, expiresAt));
  });

  test.each<[ProgramId, number, number, number]>([
    ['home_light', 2_500_000, 3_000_000, 1_500_000],
    ['home_light', 10_400, 12_000, 6000],
    ['pesto_item', 900_000, 1_000_000, 540_000],
  ])('of %s of %d can become %d or %d', (program, before, higher, lower) => {
    const { application } = bareApplication(program);
    const terms = { previousLine: before, expiresAt: LAST_SECOND };
    expect(higherOffer(offer(before), now, application)).toEqual({
      ...terms,
      creditLine: higher,
      reasonIds: [],
    });
    expect(counteroffer(offer(before), now)).toEqual({
      ...terms,
      creditLine: lower,
      reasonIds: ['R01', 'R05'],
    });
  });
});

describe('scheduled events', () => {
  const at = (minute: number) => Date.parse('2026-06-15T16:00:00Z') + minute * 60_000;

  test('are canceled with the status, except those that outlive it or by name', () => {
    const { context, application, coming } = bareApplication('home_light');
    const other = { ...application, id: 'app_0002' };
    const fill = () => {
      context.state.schedule = [];
      scheduleEvent(context, application, { event: 'inactive', dueAt: at(1) });
      scheduleEvent(context, application, {
        event: 'refund-sent',
        dueAt: at(2),
        outlivesStatus: true,
      });
      scheduleEvent(context, other, { event: 'inactive', dueAt: at(3) });
    };
    const left = () => coming().map(([event, moment]) => [event, moment.slice(14, 16)]);
    fill();
    cancelEvents(context, application);
    expect(left()).toEqual([
      ['refund-sent', '02'],
      ['inactive', '03'],
    ]);
    fill();
    cancelEvents(context, application, 'refund-sent');
    expect(left()).toEqual([
      ['inactive', '01'],
      ['inactive', '03'],
    ]);
  });

  test('run in time order, each at its own time, without impossible ones', () => {
    const { context, application } = bareApplication('home_light', { status: 'CREDIT_FREEZE' });
    const step = (event: string, dueAt: number, applicationId = application.id) =>
      context.state.schedule.push({ event, dueAt, applicationId, outlivesStatus: true });
    step('record-repaired', at(-3));
    step('record-broken', at(-4));
    step('freeze-lifted', at(-1));
    step('canceled-hard', at(-2), 'app_none');
    step('no-such-event', at(-5));
    step('offer-expired', at(-6));
    step('canceled-hard', at(1));
    runDueSteps(context);
    expect(application).toMatchObject({
      status: 'CREDIT_FREEZE',
      freezeLifted: true,
      updatedAt: '2026-06-15T15:57:00.000Z',
    });
    const events = context.state.schedule.map(({ event }) => event);
    expect(events.toSorted()).toEqual(['canceled-hard', 'freeze-overdue', 'inactive']);
    context.state.clock.base += 60_000;
    runDueSteps(context);
    expect(application.status).toBe('CANCELED_HARD');
  });

  test('rethrow unexpected errors', () => {
    const { context, application } = bareApplication('home_light', { status: 'MANUAL_REVIEW' });
    context.state.schedule = [{ event: 'canceled-hard', dueAt: at(0), applicationId: 'app_0001' }];
    Object.defineProperty(application, 'program', {
      get: () => {
        throw new TypeError('broken');
      },
    });
    expect(() => runDueSteps(context)).toThrow('broken');
  });
});

describe('business days and shipping days', () => {
  test.each([
    ['2026-06-15', 1, '2026-06-16', '2026-06-16'],
    ['2026-06-18', 1, '2026-06-20', '2026-06-22'],
    ['2026-06-18', 2, '2026-06-22', '2026-06-23'],
    ['2026-06-18', 0, '2026-06-18', '2026-06-18'],
  ])(
    '%s and %d more: %s for the right to cancel, %s for a carrier',
    (date, count, end, arrival) => {
      expect([addBusinessDays(date, count), addShippingDays(date, count)]).toEqual([end, arrival]);
    },
  );

  test('start and end at midnight in New York, also on clock changes', () => {
    for (const date of ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2026-01-15']) {
      expect(dateOf(startOfDay(date))).toBe(date);
      expect(dateOf(startOfDay(date) - 1)).not.toBe(date);
      expect(dateOf(endOfDay(date) - 1)).toBe(date);
    }
  });
});

test('every reason is in the catalogue', () => {
  expect(['R01', 'R99', 'toString', ''].map(isReasonId)).toEqual([true, false, false, false]);
});
