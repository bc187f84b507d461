import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../src/programs/content-config';
import { mailAuthorization } from './authorization-copy';
import { bankTime } from './bank-time';
import { makeCardToken } from './card';
import {
  checkAmount,
  checkFirstDay,
  checkReach,
  readAuthorization,
  readKey,
  readSource,
  requireFunding,
} from './deposit-rules';
import { fingerprintOf } from './fingerprint';
import { madeBefore } from './known-key';
import { barePayments } from './testing/bare-payments';
import { ACCOUNT, card } from './testing/cash-world';
import { invalid, refusalOf } from './testing/refusal';

describe('a payment request', () => {
  test.each([
    ['12345678', true],
    ['a-B_9'.repeat(12), true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['1234567', false],
    ['12345678 ', false],
    [' 12345678', false],
    ['12345678!', false],
  ])('with key %s: %s', (key, good) => {
    const message = 'idempotencyKey must be 8 to 64 of [A-Za-z0-9_-]';
    expect(refusalOf(() => readKey(key))).toEqual(good ? null : invalid('idempotencyKey', message));
  });

  test('must agree to the current authorization', () => {
    expect(readAuthorization(CONTENT.version)).toBe(CONTENT.version);
    expect(refusalOf(() => readAuthorization('0'))).toEqual(
      invalid('authorizationVersion', 'That authorization is not the present one'),
    );
  });

  const LEAST = invalid('amount', 'amount must be 2000 cents or more');
  test.each<[number, number, object | null]>([
    [0, 30_000, null],
    [0, 2000, null],
    [0, 1999, LEAST],
    [0, 2000.5, LEAST],
    [
      0,
      30_001,
      {
        code: 'DEPOSIT_EXCEEDED',
        message: 'More than what is left of the deposit',
        remaining: 30_000,
      },
    ],
    [29_000, 1000, null],
    [29_000, 999, LEAST],
    [30_000, 0, LEAST],
    [0, -1, LEAST],
  ])('amounts to %d of %d', (paid, amount, refused) => {
    const world = barePayments();
    if (paid > 0) world.pay({ amount: paid });
    expect(refusalOf(() => checkAmount(world.context, world.application, amount))).toEqual(refused);
  });

  test('needs an open offer', () => {
    const { context, application } = barePayments();
    const ask = (changes: object) =>
      refusalOf(() => requireFunding(context, { ...application, ...changes }))?.['code'];
    expect([
      ask({}),
      ask({ cash: null }),
      ask({ offer: null }),
      ask({ status: 'COMPLETE' }),
    ]).toEqual([undefined, 'TRANSITION_REFUSED', 'TRANSITION_REFUSED', 'OFFER_CLOSED']);
  });

  test('needs one source', () => {
    const { context, user } = barePayments();
    const { token } = makeCardToken(context, user, card('4242424242424242'));
    const read = (input: object) => readSource(context, user, { idempotencyKey: 'one', ...input });
    const one = invalid('bankAccount', 'Give either bankAccount or cardToken');
    expect(refusalOf(() => read({}))).toEqual(one);
    expect(refusalOf(() => read({ bankAccount: ACCOUNT, cardToken: token }))).toEqual(one);
    expect(read({ bankAccount: ACCOUNT, cardToken: null }).lastFour).toBe('6789');
    expect(read({ bankAccount: null, cardToken: token }).lastFour).toBe('4242');
    expect(
      refusalOf(() => read({ bankAccount: { ...ACCOUNT, accountNumber: '1' } })),
    ).toMatchObject({
      field: 'bankAccount.accountNumber',
    });
  });

  test('starts within ten bank days and reaches the deposit in time', () => {
    const { context, application } = barePayments();
    const first = (day: string) => refusalOf(() => checkFirstDay(context, day));
    expect([first('2026-06-16'), first('2026-06-30')]).toEqual([null, null]);
    for (const day of ['2026-06-15', '2026-06-19', '2026-07-01']) {
      expect(first(day)).toEqual(
        invalid(
          'firstOn',
          'firstOn must be one of 2026-06-16, 2026-06-17, 2026-06-18, 2026-06-22, 2026-06-23, 2026-06-24, 2026-06-25, 2026-06-26, 2026-06-29, 2026-06-30',
        ),
      );
    }
    const plan = { amount: 10_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } as const;
    const reach = (deadline: string, passed = {}) =>
      refusalOf(() => checkReach(context, application, { plan, deadline, passed }));
    expect(reach('2026-07-06')).toBeNull();
    const unreachable = {
      code: 'SCHEDULE_UNREACHABLE',
      message: 'The deposit is not reached by the deadline',
      total: 20_000,
      deposit: 30_000,
    };
    expect(reach('2026-07-05')).toEqual({ ...unreachable, deadline: '2026-07-05' });
    expect(reach('2026-07-06', { skipped: ['2026-06-29'] })).toEqual({
      ...unreachable,
      deadline: '2026-07-06',
    });
  });
});

describe('a repeated request', () => {
  test('has the same fingerprint in any field order, and others differ', () => {
    const body = { amount: 1, source: { a: [1, 2], b: 'x' }, left: null };
    const same = [
      { source: { b: 'x', a: [1, 2] }, amount: 1 },
      { ...body, left: undefined },
    ];
    const others = [
      { ...body, amount: 2 },
      { ...body, source: { a: [2, 1], b: 'x' } },
      { ...body, left: '' },
      [body],
      null,
    ];
    expect(same.map(fingerprintOf)).toEqual([fingerprintOf(body), fingerprintOf(body)]);
    expect(new Set([body, ...others].map(fingerprintOf)).size).toBe(6);
    expect(fingerprintOf(body)).toMatch(/^[\da-z]{1,7}$/);
  });

  test('returns the earlier result to the same person only', () => {
    const world = barePayments();
    const { state } = world.context;
    const payment = world.pay();
    const schedule = world.schedule();
    const ask = (changes: object) =>
      madeBefore(state, {
        user: world.user,
        idempotencyKey: 'first-payment',
        fingerprint: 'abc',
        ...changes,
      });
    expect(ask({})).toEqual({ payment });
    expect(ask({ idempotencyKey: 'first-schedule' })).toEqual({ schedule });
    expect(ask({ idempotencyKey: 'new' })).toBeNull();
    expect(ask({ user: { ...world.user, sub: 'sms|other' } })).toBeNull();
    for (const idempotencyKey of ['first-payment', 'first-schedule']) {
      expect(refusalOf(() => ask({ idempotencyKey, fingerprint: 'abd' }))).toEqual({
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'That key belongs to another payment',
      });
    }
    state.applications = [];
    expect(ask({})).toBeNull();
  });
});

test('banks report at 9 a.m. New York time', () => {
  expect(new Date(bankTime('2026-06-15')).toISOString()).toBe('2026-06-15T13:00:00.000Z');
  expect(new Date(bankTime('2026-12-15')).toISOString()).toBe('2026-12-15T14:00:00.000Z');
});

test('an authorization is emailed word for word', () => {
  const { context, user } = barePayments();
  const names = {
    programName: 'Pesto Cash',
    cardName: 'Pesto Card',
    phone: '1-800-555-0199',
    email: 'help@pesto.example',
  };
  mailAuthorization(context, { user: { ...user, email: null }, names }, 'I agree.');
  expect(context.state.inbox).toEqual([]);
  mailAuthorization(context, { user, names }, 'I agree.');
  expect(context.state.inbox).toEqual([
    {
      id: 'msg_0001',
      channel: 'email',
      to: user.email,
      subject: 'Pesto Cash: Your payment authorization',
      body: 'I agree.\n\nNeed help? Call 1-800-555-0199 or email help@pesto.example.',
      code: null,
      sentAt: '2026-06-15T16:00:00.000Z',
    },
  ]);
});
