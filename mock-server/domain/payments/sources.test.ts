import { describe, expect, test } from 'vitest';
import type { BankAccountInput, CardInput } from '../../../src/contract/generated/types';
import { readBankAccount } from './bank-account';
import { makeCardToken, spendCardToken } from './card';
import {
  checkMicroDeposits,
  confirmAtBank,
  sendMicroDeposits,
  triesLeft,
} from '../applications/confirm-account';
import { enterIntoLedger } from './ledger';
import { sendRefundEmail } from './payment-emails';
import { refundPayment } from './refund';
import { trustAccounts } from '../applications/settle-payment';
import { SOURCE, barePayments } from './testing/bare-payments';
import { ACCOUNT, accountEnding, card } from './testing/cash-world';
import { invalid, refusalOf } from './testing/refusal';

describe('a bank account', () => {
  const ROUTING = invalid('in.routingNumber', 'The routing number is that of no bank');
  const NUMBER = invalid('in.accountNumber', 'The account number must be from 4 to 17 digits');
  test.each<[Partial<BankAccountInput>, object | null]>([
    [{}, null],
    [{ routingNumber: ' 1100 0000-0 ' }, null],
    [{ routingNumber: '110000001' }, ROUTING],
    [{ accountNumber: '1234' }, null],
    [{ accountNumber: '12 34-56' }, null],
    [{ accountNumber: '12345678901234567' }, null],
    [{ accountNumber: '123' }, NUMBER],
    [{ accountNumber: '123456789012345678' }, NUMBER],
    [{ accountNumber: '1234x' }, NUMBER],
    [{ accountNumber: 'x1234' }, NUMBER],
    [{ accountNumber: '' }, NUMBER],
  ])('%j', (changes, refused) => {
    const read = () => readBankAccount('in', { ...ACCOUNT, ...changes });
    expect(refusalOf(read)).toEqual(refused);
  });

  test('is stored without its numbers', () => {
    expect(readBankAccount('in', { ...accountEnding('0004'), accountType: 'SAVINGS' })).toEqual({
      method: 'BANK_ACCOUNT',
      brand: null,
      accountType: 'SAVINGS',
      lastFour: '0004',
      outcome: 'insufficient',
    });
  });
});

describe('a card', () => {
  const NUMBER = invalid('number', 'The number is that of no card');
  const EXPIRED = { code: 'CARD_EXPIRED', message: 'The card has expired' };
  const CODE = invalid('securityCode', 'The security code must be 3 digits');
  const CREDIT = { code: 'CARD_UNSUPPORTED', message: 'Only debit cards are taken' };
  test.each<[string, Partial<CardInput>, object | null]>([
    ['4242 4242-4242 4242', {}, null],
    ['4242424242424241', {}, NUMBER],
    ['424242424242', {}, NUMBER],
    ['42424242424242424242', {}, NUMBER],
    ['', {}, NUMBER],
    ['x4242424242424242', {}, NUMBER],
    ['4242424242424242x', {}, NUMBER],
    ['4242424242424242', { expiryMonth: 0 }, invalid('expiryMonth', 'No such month')],
    ['4242424242424242', { expiryMonth: 13 }, invalid('expiryMonth', 'No such month')],
    ['4242424242424242', { expiryMonth: 1 }, null],
    ['4242424242424242', { expiryYear: 1999 }, invalid('expiryYear', 'No such year')],
    ['4242424242424242', { expiryYear: 2000 }, EXPIRED],
    ['4242424242424242', { expiryYear: 2099 }, null],
    ['4242424242424242', { expiryYear: 2100 }, invalid('expiryYear', 'No such year')],
    ['4242424242424242', { expiryMonth: 6, expiryYear: 2026 }, null],
    ['4242424242424242', { expiryMonth: 5, expiryYear: 2026 }, EXPIRED],
    ['4242424242424242', { securityCode: ' 123 ' }, null],
    ['4242424242424242', { securityCode: '12' }, CODE],
    ['4242424242424242', { securityCode: '1234' }, CODE],
    ['4242424242424242', { securityCode: '12x' }, CODE],
    ['4242424242424242', { securityCode: 'x12' }, CODE],
    [
      '378282246310005',
      { securityCode: '123' },
      invalid('securityCode', 'The security code must be 4 digits'),
    ],
    ['378282246310005', { securityCode: '1234' }, CREDIT],
    ['5555555555554444', {}, CREDIT],
    ['4000000000000069', {}, EXPIRED],
    [
      '4000000000000127',
      {},
      { code: 'CARD_SECURITY_CODE_WRONG', message: 'The security code is wrong' },
    ],
  ])('%s %j', (number, changes, refused) => {
    const { context, user } = barePayments();
    const make = () => makeCardToken(context, user, card(number, changes));
    expect(refusalOf(make)).toEqual(refused);
    expect(context.state.deposits.cardTokens).toHaveLength(refused === null ? 1 : 0);
  });

  test('token is used by its owner for one request', () => {
    const { context, user } = barePayments();
    const record = makeCardToken(context, user, card('4242424242424242'));
    expect(record).toEqual({
      token: expect.stringMatching(/^tok_\w{24}$/),
      owner: user.sub,
      source: {
        method: 'DEBIT_CARD',
        brand: 'VISA',
        accountType: null,
        lastFour: '4242',
        outcome: 'arrives',
      },
      usedFor: null,
    });
    const unknown = { code: 'CARD_TOKEN_UNKNOWN', message: 'There is no such card' };
    const spend = (changes: object = {}) =>
      spendCardToken(context, {
        token: record.token,
        owner: user.sub,
        idempotencyKey: 'one',
        ...changes,
      });
    expect(refusalOf(() => spend({ owner: 'sms|other' }))).toEqual(unknown);
    expect(refusalOf(() => spend({ token: 'tok_none' }))).toEqual(unknown);
    expect(record.usedFor).toBeNull();
    expect(spend()).toEqual(record.source);
    expect(spend()).not.toBe(record.source);
    expect(record.usedFor).toBe('one');
    expect(refusalOf(() => spend({ idempotencyKey: 'two' }))).toEqual(unknown);
  });
});

describe('an account', () => {
  test('confirmed at the bank is charged now and by its schedule', () => {
    const world = barePayments();
    const schedule = world.schedule({ source: { ...SOURCE, outcome: 'needs-bank' } });
    const payment = world.pay({ scheduleId: schedule.id }, { outcome: 'needs-bank' });
    confirmAtBank(world.context, world.application, payment);
    expect(payment).toMatchObject({ status: 'PROCESSING', bankAnswer: 'confirmed' });
    expect([payment.source.outcome, schedule.source.outcome]).toEqual(['arrives', 'arrives']);
    expect(world.moved()).toEqual(['deposit 30000']);
  });

  test('can be verified by two amounts within three tries', () => {
    const world = barePayments();
    const { context, application } = world;
    const payment = world.pay({}, { outcome: 'needs-bank' });
    sendMicroDeposits(context, application, payment);
    expect(payment).toMatchObject({
      status: 'MICRO_DEPOSITS',
      source: { outcome: 'micro-deposits' },
    });
    expect(world.letters()).toHaveLength(1);
    expect(triesLeft(payment)).toBe(3);
    expect(checkMicroDeposits(context, application, payment, [32, 46])).toBe(2);
    expect(checkMicroDeposits(context, application, payment, [31, 45])).toBe(1);
    expect(checkMicroDeposits(context, application, payment, [45, 32])).toBeNull();
    expect(payment.status).toBe('PROCESSING');
    const other = world.pay({ idempotencyKey: 'other' }, { outcome: 'micro-deposits' });
    for (const left of [2, 1, 0, 0]) {
      expect(checkMicroDeposits(context, application, other, [1, 2])).toBe(left);
    }
    expect(other).toMatchObject({ status: 'FAILED', failure: 'MICRO_DEPOSITS_FAILED' });
  });

  test('counts as the applicant’s after verification', () => {
    const world = barePayments();
    const [unverified, needsBank] = [
      world.pay({}, { outcome: 'unverified' }),
      world.pay({}, { outcome: 'needs-bank' }),
    ];
    const schedule = world.schedule({ source: { ...SOURCE, outcome: 'unverified' } });
    const other = world.schedule({
      applicationId: 'app_0002',
      source: { ...SOURCE, outcome: 'unverified' },
    });
    trustAccounts(world.context.state, world.application);
    expect([unverified, needsBank, schedule, other].map(({ source }) => source.outcome)).toEqual([
      'arrives',
      'needs-bank',
      'arrives',
      'unverified',
    ]);
  });

  test('has each ledger movement once', () => {
    const world = barePayments();
    const payment = world.pay();
    expect(() => enterIntoLedger(world.context, payment, 'charge')).toThrow(
      'Payment pay_0001 has a charge already',
    );
    enterIntoLedger(world.context, payment, 'reversal');
    expect(world.moved()).toEqual(['charge 30000', 'reversal 30000']);
  });

  test('is named in the email about its refund', () => {
    const world = barePayments();
    const payment = world.pay();
    payment.status = 'RECEIVED';
    refundPayment(world.context, world.application, payment, 'WINDOW_ENDED');
    const [refund] = world.context.state.deposits.refunds;
    if (refund === undefined) throw new Error('Nothing was refunded');
    sendRefundEmail(world.context, world.application, refund, payment.source);
    sendRefundEmail(world.context, world.application, refund, undefined);
    expect(world.letters()).toEqual([
      ['Refund sent', 'We refunded $300 of your deposit to your bank account ••6789.'],
      ['Refund sent', 'We refunded $300 of your deposit to the account it came from.'],
    ]);
  });
});
