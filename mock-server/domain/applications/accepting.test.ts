import { describe, expect, test } from 'vitest';
import type { ProgramId } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { acceptOffer, type Acceptance } from './accept-offer';
import { decide } from './decide';
import { NOW, reached, TODAY } from '../lifecycle/testing/bare-application';
import { TransitionRefused } from '../lifecycle/transition-refused';

function pay({ context, application }: ReturnType<typeof reached>): void {
  context.state.deposits.payments.push({
    id: 'pay_0001',
    applicationId: application.id,
    idempotencyKey: 'first-payment',
    fingerprint: '',
    amount: 30_000,
    source: {
      method: 'DEBIT_CARD',
      brand: 'VISA',
      accountType: null,
      lastFour: '4242',
      outcome: 'arrives',
    },
    status: 'RECEIVED',
    failure: null,
    createdAt: NOW,
    expectedOn: null,
    settledOn: TODAY,
    wrongTries: 0,
    bankRequest: null,
    bankAnswer: null,
    scheduleId: null,
    authorizationVersion: '1',
  });
}

describe('accepting an offer', () => {
  type Case = readonly [
    ProgramId,
    Status,
    Partial<Acceptance>,
    Partial<UserRecord>,
    Partial<ApplicationRecord>,
    Status,
  ];
  const first = { firstUse: true };
  const requested = { askedOnce: ['ANNUAL_INCOME'] };
  const ODN = 'OFFER_DECISION_NEEDED';
  const FIN = 'FIN_INFO_NEEDED';
  test.each<Case>([
    ['home_light', ODN, {}, {}, {}, 'OFFER_ACCEPTED'],
    ['home_light', ODN, {}, { taxId: null }, {}, FIN],
    ['home_light', ODN, {}, { dob: null }, {}, FIN],
    ['home_light', ODN, {}, { firstName: null }, {}, FIN],
    ['home_light', ODN, {}, { lastName: null }, {}, FIN],
    ['home_light', ODN, {}, { annualIncome: null }, {}, FIN],
    ['home_light', ODN, {}, { annualIncome: 0 }, {}, 'OFFER_ACCEPTED'],
    ['home_light', FIN, {}, { annualIncome: null }, {}, FIN],
    ['home_light', FIN, {}, {}, {}, 'OFFER_ACCEPTED'],
    ['home_light', FIN, {}, {}, requested, FIN],
    ['home_light', FIN, { incomeGiven: true }, {}, requested, 'OFFER_ACCEPTED'],
    ['home_light', ODN, {}, {}, requested, 'OFFER_ACCEPTED'],
    ['home_light', FIN, {}, {}, { askedOnce: ['DOCUMENTS'] }, 'OFFER_ACCEPTED'],
    ['home_light', ODN, {}, { taxId: '666120004' }, {}, 'OFFER_ACCEPTED'],
    ['home_light', FIN, first, { taxId: '666120004' }, {}, 'CREDIT_DENIED'],
    ['home_light', ODN, first, { taxId: '666120004' }, {}, 'MANUAL_REVIEW'],
    ['home_light', ODN, first, { taxId: '666120003' }, {}, 'MANUAL_REVIEW'],
    ['home_light', ODN, first, { taxId: '666120006' }, {}, 'MANUAL_REVIEW'],
    ['home_light', ODN, first, { taxId: '666120001' }, {}, 'CANCELED_DUPE'],
    ['home_light', ODN, first, { taxId: '666120009' }, {}, 'INVALID_STATE'],
    ['home_light', ODN, first, {}, {}, 'OFFER_ACCEPTED'],
    ['home_light', ODN, { suffix: '0007' }, {}, {}, FIN],
    ['home_light', ODN, { suffix: '0007' }, {}, requested, 'OFFER_ACCEPTED'],
    ['home_light', ODN, { suffix: '0008' }, {}, {}, 'VERIFY_DOC'],
    ['home_light', ODN, { suffix: '0008' }, {}, { askedOnce: ['DOCUMENTS'] }, 'OFFER_ACCEPTED'],
    ['home_light', ODN, { suffix: '0020' }, {}, {}, ODN],
    ['home_light', ODN, { suffix: '0021' }, {}, {}, ODN],
    ['home_light', ODN, { suffix: '0020' }, {}, { askedOnce: ['OFFER'] }, 'OFFER_ACCEPTED'],
    ['home_light', FIN, { suffix: '0020' }, {}, {}, 'OFFER_ACCEPTED'],
    // In the item flow the report is read at the first acceptance, whenever the tax ID was given.
    ['pesto_item', ODN, {}, { taxId: '666120006' }, {}, 'CREDIT_DENIED'],
    ['pesto_item', ODN, {}, { taxId: '666120003' }, {}, 'CREDIT_FREEZE'],
    ['pesto_item', ODN, {}, { taxId: '666120005' }, {}, 'MANUAL_REVIEW'],
    ['pesto_item', ODN, {}, { taxId: '666120003' }, { askedOnce: ['REPORT'] }, 'OFFER_ACCEPTED'],
    ['pesto_item', ODN, {}, { taxId: '666120003' }, { freezeLifted: true }, 'OFFER_ACCEPTED'],
    ['pesto_item', ODN, { suffix: '0007' }, {}, {}, FIN],
    ['pesto_cash', ODN, {}, {}, {}, 'OFFER_ACCEPTED'],
    ['pesto_cash', ODN, { suffix: '0007' }, {}, {}, 'OFFER_ACCEPTED'],
    ['pesto_cash', ODN, { suffix: '0008' }, {}, {}, 'VERIFY_DOC'],
    ['pesto_cash', ODN, { suffix: '0020' }, {}, {}, 'OFFER_ACCEPTED'],
  ])('%s %s %j %j %j → %s', (program, status, acceptance, person, changes, to) => {
    const world = reached(program, { ...changes, status }, person);
    const { context, application, user } = world;
    if (program === 'pesto_cash') pay(world);
    acceptOffer(context, application, {
      user,
      firstUse: false,
      incomeGiven: false,
      suffix: null,
      ...acceptance,
    });
    expect(application.status).toBe(to);
  });

  test.each([
    ['0020', 3_000_000, null],
    [
      '0021',
      1_500_000,
      {
        decidedOn: TODAY,
        reasonIds: ['R01', 'R05'],
        score: null,
        creditLine: 1_500_000,
        previousLine: 2_500_000,
        expiresAt: '2026-07-16T03:59:59.000Z',
      },
    ],
  ] as const)('of %s replaces the offer once', (suffix, creditLine, notice) => {
    const { context, application, user, coming } = reached('home_light', {
      status: 'OFFER_DECISION_NEEDED',
      updatedAt: 'before',
    });
    const accept = () =>
      acceptOffer(context, application, { user, firstUse: false, incomeGiven: false, suffix });
    context.state.schedule = [];
    accept();
    expect(application).toMatchObject({ counteroffer: notice, updatedAt: NOW });
    expect(application.offer).toMatchObject({ creditLine, previousLine: 2_500_000 });
    expect(coming().map(([event]) => event)).toEqual(['offer-expired', 'inactive']);
    accept();
    expect(application).toMatchObject({ status: 'OFFER_ACCEPTED', askedOnce: ['OFFER'] });
  });

  test('is rejected without the deposit', () => {
    const { context, application, user } = reached('pesto_cash', {
      status: 'OFFER_DECISION_NEEDED',
    });
    const before = structuredClone(application);
    expect(() =>
      acceptOffer(context, application, {
        user,
        firstUse: false,
        incomeGiven: false,
        suffix: null,
      }),
    ).toThrow(TransitionRefused);
    expect(application).toEqual(before);
  });
});

describe('deciding an application', () => {
  test.each<[ProgramId, Partial<UserRecord>, Partial<ApplicationRecord>, Status | null, Status]>([
    ['home_light', {}, {}, null, 'PREQUALIFIED'],
    ['home_light', {}, {}, 'CREDIT_DENIED', 'CREDIT_DENIED'],
    ['home_light', { taxId: '666120006' }, {}, null, 'NOT_PREQUALIFIED'],
    ['home_light', { taxId: '666120006' }, {}, 'PREQUALIFIED', 'PREQUALIFIED'],
    ['home_light', { annualIncome: 1 }, {}, null, 'PREQUALIFIED'],
    ['home_light', { taxId: '666120009' }, {}, null, 'INVALID_STATE'],
    ['home_light', { taxId: '666120007' }, {}, null, 'PREQUALIFIED'],
    ['home_light', { taxId: null }, {}, null, 'PREQUALIFIED'],
    ['home_light', { taxId: '666120003' }, { freezeLifted: true }, null, 'PREQUALIFIED'],
    ['home_light', { taxId: '666120004' }, { freezeLifted: true }, null, 'CREDIT_DENIED'],
    ['pesto_item', {}, {}, null, 'PREQUALIFIED'],
    ['pesto_item', { annualIncome: 1 }, {}, null, 'NOT_PREQUALIFIED'],
    ['pesto_item', { annualIncome: 2 }, {}, null, 'MANUAL_REVIEW'],
    ['pesto_item', { annualIncome: null }, {}, null, 'PREQUALIFIED'],
    ['pesto_item', { taxId: '666120006' }, {}, null, 'PREQUALIFIED'],
    ['pesto_cash', { taxId: '666120007' }, {}, null, 'FIN_INFO_NEEDED'],
    ['pesto_cash', { taxId: '666120007' }, {}, 'PREQUALIFIED', 'PREQUALIFIED'],
    ['pesto_cash', { taxId: '666120007' }, { askedOnce: ['ANNUAL_INCOME'] }, null, 'PREQUALIFIED'],
    ['pesto_cash', { sub: 'sms|gone' }, { owner: 'sms|other' }, null, 'PREQUALIFIED'],
  ])('%s with %j %j and %s leads to %s', (program, person, changes, outcome, to) => {
    const { context, application } = reached(
      program,
      { status: 'PREQUAL_INFO_GIVEN', ...changes },
      person,
    );
    decide(context, application, outcome);
    expect(application.status).toBe(to);
    if (application.decision !== null) expect(application.decision.decidedOn).toBe(TODAY);
  });

  test.each([
    ['666120003', ['EQUIFAX']],
    ['666120013', ['EQUIFAX', 'EXPERIAN', 'TRANSUNION']],
  ])('%s finds %j frozen', (taxId, frozenBureaus) => {
    const status = 'PREQUAL_INFO_GIVEN' as const;
    const { context, application } = reached('home_light', { status }, { taxId });
    decide(context, application, null);
    expect(application).toMatchObject({ frozenBureaus, freezeLifted: false });
  });

  test('updates the date of existing reasons', () => {
    const decision = { decidedOn: '2026-01-01', reasonIds: ['R02'], score: 600 };
    const changes = { status: 'PREQUAL_INFO_GIVEN', decision } as const;
    const { context, application } = reached('home_light', changes);
    decide(context, application, 'CREDIT_DENIED');
    expect(application.decision).toEqual({ ...decision, decidedOn: TODAY });
  });
});
