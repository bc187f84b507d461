import { describe, expect, test } from 'vitest';
import type { FundingOutcome } from '../../../fixtures/payment-values';
import type { PaymentFailure, PaymentMethod } from '../../../src/contract/generated/types';
import type { ApplicationRecord } from '../../world/state';
import { wasTaken } from '../payments/ledger';
import { arrive, bounce, fail, forgetPayment } from './settle-payment';
import { barePayments, SOURCE } from '../payments/testing/bare-payments';

const CARD = { method: 'DEBIT_CARD', brand: 'VISA', accountType: null, lastFour: '4242' } as const;
const ACCOUNT_DAY = '2026-06-18T13:00:00.000Z';
const CARD_TIME = '2026-06-15T16:00:03.000Z';

describe('making a payment', () => {
  const BANK: PaymentMethod = 'BANK_ACCOUNT';
  test.each<[PaymentMethod, FundingOutcome, string | null, string, PaymentFailure | null]>([
    [BANK, 'arrives', '2026-06-18', ACCOUNT_DAY, null],
    [BANK, 'arrives-next-day', '2026-06-16', '2026-06-16T13:00:00.000Z', null],
    [BANK, 'returned', '2026-06-18', ACCOUNT_DAY, null],
    [BANK, 'unverified', '2026-06-18', ACCOUNT_DAY, null],
    [BANK, 'insufficient', '2026-06-18', ACCOUNT_DAY, 'INSUFFICIENT_FUNDS'],
    [BANK, 'account-not-found', '2026-06-18', ACCOUNT_DAY, 'ACCOUNT_NOT_FOUND'],
    [BANK, 'account-closed', '2026-06-18', ACCOUNT_DAY, 'ACCOUNT_CLOSED'],
    [BANK, 'stopped', '2026-06-18', ACCOUNT_DAY, 'PAYMENT_STOPPED'],
    ['DEBIT_CARD', 'arrives', '2026-06-15', CARD_TIME, null],
    ['DEBIT_CARD', 'unverified', '2026-06-15', CARD_TIME, null],
  ])('by %s that %s puts it on its way', (method, outcome, expectedOn, dueAt, failure) => {
    const world = barePayments();
    world.context.state.schedule = [];
    const payment = world.pay({}, { ...(method === 'DEBIT_CARD' ? CARD : {}), outcome });
    expect(payment).toMatchObject({ status: 'PROCESSING', failure: null, expectedOn });
    expect(world.context.state.schedule).toEqual([
      {
        event: failure === null ? 'deposit-arrived' : 'deposit-failed',
        dueAt: Date.parse(dueAt),
        details: { paymentId: 'pay_0001', ...(failure === null ? {} : { failure }) },
        outlivesStatus: true,
        applicationId: 'app_0001',
      },
    ]);
    expect(world.moved()).toEqual(['charge 30000']);
    expect(world.letters()).toEqual([]);
  });

  test.each<[FundingOutcome, PaymentFailure]>([
    ['declined', 'DECLINED'],
    ['insufficient', 'INSUFFICIENT_FUNDS'],
    ['processing-error', 'PROCESSING_ERROR'],
  ])('by a card that is %s fails immediately', (outcome, failure) => {
    const world = barePayments();
    const before = world.coming();
    expect(world.pay({}, { ...CARD, outcome })).toMatchObject({
      status: 'FAILED',
      failure,
      expectedOn: null,
    });
    expect([world.coming(), world.moved(), world.letters()]).toEqual([before, [], []]);
    world.pay({ scheduleId: 'sch_0001' }, { ...CARD, outcome });
    expect(world.letters().map(([subject]) => subject)).toEqual(['Scheduled deposit missed']);
  });

  test('stores the agreed terms', () => {
    const world = barePayments();
    expect(world.pay({ scheduleId: 'sch_0001' })).toEqual({
      id: 'pay_0001',
      applicationId: 'app_0001',
      idempotencyKey: 'first-payment',
      fingerprint: 'abc',
      amount: 30_000,
      source: SOURCE,
      status: 'PROCESSING',
      failure: null,
      createdAt: '2026-06-15T16:00:00.000Z',
      expectedOn: '2026-06-18',
      settledOn: null,
      wrongTries: 0,
      bankRequest: null,
      bankAnswer: null,
      scheduleId: 'sch_0001',
      authorizationVersion: '1',
    });
    expect(world.moved()).toEqual(['deposit 30000']);
  });

  test('refused by the bank moves no money', () => {
    const world = barePayments();
    expect(world.pay({ refusal: 'DECLINED', scheduleId: 'sch_0001' })).toMatchObject({
      status: 'FAILED',
      failure: 'DECLINED',
    });
    expect(world.moved()).toEqual([]);
    expect(world.letters()).toEqual([
      [
        'Scheduled deposit missed',
        'Your June 15, 2026 deposit didn’t go through. Your bank declined it. You have until July 20, 2026 to complete your deposit.',
      ],
    ]);
  });

  test('waits for the bank or for micro-deposits', () => {
    const world = barePayments();
    const bank = world.pay({}, { outcome: 'needs-bank' });
    const other = world.pay({ idempotencyKey: 'other-payment' }, { outcome: 'needs-bank' });
    expect(bank).toMatchObject({ status: 'NEEDS_BANK', expectedOn: null });
    expect(bank.bankRequest).toMatch(/^bnk_[\da-z]{5,}$/);
    expect(other.bankRequest).not.toBe(bank.bankRequest);
    expect(world.letters()).toEqual([]);
    expect(world.pay({}, { outcome: 'micro-deposits' })).toMatchObject({
      status: 'MICRO_DEPOSITS',
      bankRequest: null,
    });
    expect(world.letters().map(([subject]) => subject)).toEqual(['Two small deposits sent']);
    expect(world.moved()).toEqual([]);
  });
});

describe('an arriving payment', () => {
  test('of the full deposit extends the offer by thirty days', () => {
    const world = barePayments();
    const { context, application } = world;
    const schedule = world.schedule();
    const payment = world.pay();
    context.state.clock.base = Date.parse('2026-07-10T16:00:00Z');
    arrive(context, application, payment);
    expect(payment).toMatchObject({
      status: 'RECEIVED',
      settledOn: '2026-07-10',
      expectedOn: null,
    });
    expect(application.offer?.expiresAt).toBe('2026-08-10T03:59:59.000Z');
    expect([schedule.status, application.status]).toEqual(['COMPLETE', 'OFFER_DECISION_NEEDED']);
    expect(world.coming()).toEqual([
      ['offer-expired', '2026-08-11T03:59:59.000Z'],
      ['inactive', '2026-10-08T16:00:00.000Z'],
    ]);
    expect(world.letters().at(-1)).toEqual([
      'Deposit received',
      'We received $300 from your bank account ••6789. That’s your full deposit. Sign in and accept your offer by August 9, 2026.',
    ]);
  });

  test('never shortens the offer', () => {
    const world = barePayments();
    const { offer } = world.application;
    if (offer !== null) offer.expiresAt = '2026-12-31T23:59:59.000Z';
    arrive(world.context, world.application, world.pay());
    expect(world.application.offer?.expiresAt).toBe('2026-12-31T23:59:59.000Z');
  });

  test('of a part sends the progress and changes nothing else', () => {
    const world = barePayments();
    world.schedule();
    const before = world.application.offer?.expiresAt;
    arrive(world.context, world.application, world.pay({ amount: 10_000 }));
    expect(world.application.offer?.expiresAt).toBe(before);
    expect(world.letters().at(-1)?.[1]).toBe(
      'We received $100 from your bank account ••6789. $100 of $300 has arrived. You have until July 20, 2026 to complete your deposit.',
    );
    expect(world.coming()).toContainEqual(['scheduled-deposit', '2026-06-22T14:00:00.000Z']);
  });

  test.each<[FundingOutcome, string, string[]]>([
    ['returned', 'OFFER_DECISION_NEEDED', ['deposit-returned', '2026-06-17T13:00:00.000Z']],
    ['unverified', 'VERIFY_DOC', ['information-overdue', '2026-07-16T04:00:00.000Z']],
  ])('is from an account that is %s', (outcome, status, coming) => {
    const world = barePayments();
    arrive(world.context, world.application, world.pay({}, { outcome }));
    expect(world.application.status).toBe(status);
    expect(world.coming()).toContainEqual(coming);
  });

  test('during a manual review waits with it', () => {
    const world = barePayments();
    const payment = world.pay({}, { outcome: 'unverified' });
    world.application.status = 'MANUAL_REVIEW';
    arrive(world.context, world.application, payment);
    expect([world.application.status, payment.status]).toEqual(['MANUAL_REVIEW', 'RECEIVED']);
  });

  test.each([
    ['OFFER_REJECTED', 'OFFER_DECLINED'],
    ['CANCELED_SOFT', 'APPLICATION_CLOSED'],
  ] as const)('after the end in %s is refunded', (status, reason) => {
    const world = barePayments();
    const payment = world.pay();
    world.application.status = status;
    arrive(world.context, world.application, payment);
    expect(payment.status).toBe('REFUNDED');
    expect(world.context.state.deposits.refunds).toEqual([
      {
        id: 'ref_0001',
        paymentId: 'pay_0001',
        applicationId: 'app_0001',
        amount: 30_000,
        reason,
        issuedAt: '2026-06-15T16:00:00.000Z',
        expectedBy: '2026-06-23',
        sentAt: null,
      },
    ]);
    expect(world.moved()).toEqual(['charge 30000', 'refund 30000']);
    expect(world.coming()).toContainEqual(['refund-sent', '2026-06-18T13:00:00.000Z']);
    expect(world.letters().at(-1)?.[1]).toMatch(/had ended before, so we’re refunding it\.$/);
  });
});

describe('a failing payment', () => {
  test.each<[PaymentFailure, string[] | undefined]>([
    ['CANCELED', undefined],
    [
      'RETURNED',
      [
        'Deposit returned',
        'Your bank returned the $300 deposit from your bank account ••6789. You have until July 20, 2026 to complete your deposit. Sign in to pay it again.',
      ],
    ],
    [
      'DECLINED',
      [
        'Deposit didn’t go through',
        'Your $300 deposit from your bank account ••6789 didn’t go through. Your bank declined this payment. Try another account or contact your bank. You have until July 20, 2026 to complete your deposit.',
      ],
    ],
  ])('for %s', (failure, letters) => {
    const world = barePayments({ updatedAt: 'before' });
    const payment = world.pay();
    fail(world.context, world.application, payment, failure);
    expect(payment).toMatchObject({ status: 'FAILED', failure, expectedOn: null });
    expect(world.moved()).toEqual(['charge 30000', 'reversal 30000']);
    expect(world.letters().at(-1)).toEqual(letters);
    expect(world.application.updatedAt).toBe('2026-06-15T16:00:00.000Z');
    expect(world.coming().map(([event]) => event)).not.toContain('deposit-arrived');
  });

  test('before it was taken moves nothing', () => {
    const world = barePayments();
    const payment = world.pay({}, { outcome: 'needs-bank' });
    expect(wasTaken(world.context, payment)).toBe(false);
    fail(world.context, world.application, payment, 'BANK_REFUSED');
    expect(world.moved()).toEqual([]);
  });

  test('after the last day ends the window', () => {
    const world = barePayments();
    const payment = world.pay();
    world.context.state.clock.base = Date.parse('2026-07-20T16:00:00Z');
    fail(world.context, world.application, payment, 'RETURNED');
    expect(world.application.status).toBe('OFFER_DECISION_NEEDED');
    const again = world.pay({ idempotencyKey: 'again' });
    world.context.state.clock.base = Date.parse('2026-07-21T16:00:00Z');
    fail(world.context, world.application, again, 'RETURNED');
    expect(world.application.status).toBe('CANCELED_SOFT');
    expect(world.letters().at(-1)?.[1]).toBe(
      'Your bank returned the $300 deposit from your bank account ••6789. Sign in to pay it again.',
    );
  });

  test.each<[ApplicationRecord['status'], string]>([
    ['OFFER_ACCEPTED', 'MANUAL_REVIEW'],
    ['OFFER_DECISION_NEEDED', 'OFFER_DECISION_NEEDED'],
    ['VERIFY_DOC', 'VERIFY_DOC'],
  ])('after arriving, in %s, is reversed', (status, after) => {
    const world = barePayments();
    const schedule = world.schedule({ status: 'COMPLETE' });
    const payment = world.pay({ scheduleId: schedule.id });
    Object.assign(payment, { status: 'RECEIVED', settledOn: '2026-06-18' });
    world.application.status = status;
    world.context.state.schedule = [];
    bounce(world.context, world.application, payment);
    expect(payment).toMatchObject({ status: 'FAILED', failure: 'RETURNED', settledOn: null });
    expect([world.application.status, schedule.status]).toEqual([after, 'ACTIVE']);
    const events = world.coming().map(([event]) => event);
    expect(events.includes('funding-window-ended')).toBe(after === 'OFFER_DECISION_NEEDED');
    expect(world.letters()[0]?.[1]).toContain(
      status === 'OFFER_ACCEPTED'
        ? 'Your account can’t open without it'
        : 'Sign in to pay it again',
    );
  });

  test('removes scheduled outcomes except a refund on its way', () => {
    const world = barePayments();
    const payment = world.pay();
    const { state } = world.context;
    const step = { applicationId: 'app_0001', dueAt: 0 };
    state.schedule = [
      { ...step, event: 'deposit-arrived', details: { paymentId: payment.id } },
      { ...step, event: 'refund-sent', details: { paymentId: payment.id } },
      { ...step, event: 'deposit-arrived', details: { paymentId: 'pay_0002' } },
      { ...step, event: 'inactive' },
    ];
    forgetPayment(world.context, payment);
    expect(state.schedule.map(({ event, details }) => [event, details?.paymentId])).toEqual([
      ['refund-sent', 'pay_0001'],
      ['deposit-arrived', 'pay_0002'],
      ['inactive', undefined],
    ]);
  });
});
