import { describe, expect, test } from 'vitest';
import { look } from './testing/look';

type Case = readonly [name: string, what: string, variables: object, world: object, found: unknown];

const application = { id: 'app_0001', status: 'SHIPPED', updatedAt: '1' };
const done = { id: 'app_0001', status: 'SHIPPED', updatedAt: '1' };
const ANSWERS = { name: 'Ring', weight: { amount: 3, unit: 'GRAM' }, count: 1, marks: [] };
const ITEM = { id: 'item_1', key: 'key_1', answers: ANSWERS, photos: [{ id: 'p1' }, { id: 'p2' }] };
const cart = { version: 3, items: [ITEM] };
const changed = { ...done, itemCart: cart };
const saved = { ...changed, itemCart: { ...cart, item: ITEM } };
const SENT = { name: 'Ring', weight: { amount: 3 }, photoIds: ['p2', 'p1'] };
const update = (item: object, version = 3) => ({ itemId: 'item_1', item, version });
const shipment = (more: object) => ({ id: 's2', method: 'LABEL', status: 'READY', ...more });

describe('items and shipments', () => {
  test.each<Case>([
    ['addCartItem', 'was added', { key: 'key_1' }, { cart }, { addCartItem: done }],
    ['addCartItem', 'was not added', { key: 'key_2' }, { cart }, 'not-done'],
    ['updateCartItem', 'is as it was sent', update(SENT), { cart }, { updateCartItem: saved }],
    [
      'updateCartItem',
      'is as it was sent, in other words',
      update({
        weight: { unit: 'GRAM', amount: 3 },
        ownershipConfirmed: true,
        __typename: 'x',
        name: 'Ring',
        marks: [],
        note: null,
        photoIds: ['p1', 'p2'],
      }),
      { cart },
      { updateCartItem: saved },
    ],
    ['updateCartItem', 'has another name', update({ ...SENT, name: 'X' }), { cart }, 'not-done'],
    ['updateCartItem', 'has more', update({ ...SENT, more: 1 }), { cart }, 'not-done'],
    [
      'updateCartItem',
      'has another weight',
      update({ ...SENT, weight: { amount: 4 } }),
      { cart },
      'not-done',
    ],
    ['updateCartItem', 'is counted twice', update({ ...SENT, count: 2 }), { cart }, 'not-done'],
    [
      'updateCartItem',
      'has fewer photos',
      update({ ...SENT, photoIds: 'p1' }),
      { cart },
      'not-done',
    ],
    [
      'updateCartItem',
      'has other photos',
      update({ ...SENT, photoIds: ['p1', 'p3'] }),
      { cart },
      'not-done',
    ],
    ['updateCartItem', 'changed since', update({ ...SENT, name: 'X' }, 2), { cart }, 'unknown'],
    ['updateCartItem', 'is gone', { ...update(SENT, 2), itemId: 'item_2' }, { cart }, 'unknown'],
    ['removeCartItem', 'is gone', { itemId: 'item_2' }, { cart }, { removeCartItem: changed }],
    ['removeCartItem', 'is there', { itemId: 'item_1' }, { cart }, 'not-done'],
    ['restoreCartItem', 'is there', { itemId: 'item_1' }, { cart }, { restoreCartItem: changed }],
    ['restoreCartItem', 'is gone', { itemId: 'item_2' }, { cart }, 'not-done'],
    [
      'addItemPhotos',
      'has them',
      { itemId: 'item_1', photoIds: ['p1'] },
      { cart },
      { addItemPhotos: done },
    ],
    [
      'addItemPhotos',
      'has it',
      { itemId: 'item_1', photoIds: 'p2' },
      { cart },
      { addItemPhotos: done },
    ],
    [
      'addItemPhotos',
      'lacks one',
      { itemId: 'item_1', photoIds: ['p1', 'p9'] },
      { cart },
      'not-done',
    ],
    ['addItemPhotos', 'is gone', { itemId: 'item_2', photoIds: ['p1'] }, { cart }, 'not-done'],
    [
      'chooseShipping',
      'was chosen',
      { method: 'LABEL' },
      { shipment: shipment({}) },
      { chooseShipping: done },
    ],
    [
      'chooseShipping',
      'was chosen anew',
      { method: 'LABEL' },
      { shipment: shipment({}), before: { shipment: { id: 's1' } } },
      { chooseShipping: done },
    ],
    [
      'chooseShipping',
      'was there before',
      { method: 'LABEL' },
      { shipment: shipment({}), before: { shipment: { id: 's2' } } },
      'not-done',
    ],
    ['chooseShipping', 'is another', { method: 'KIT' }, { shipment: shipment({}) }, 'not-done'],
    ['chooseShipping', 'is none', { method: 'KIT' }, { shipment: null }, 'not-done'],
    ['renewLabel', 'is ready', {}, { shipment: shipment({}) }, { renewLabel: done }],
    [
      'renewLabel',
      'is prepared',
      {},
      { shipment: shipment({ status: 'PREPARING' }) },
      { renewLabel: done },
    ],
    ['renewLabel', 'has expired', {}, { shipment: shipment({ status: 'EXPIRED' }) }, 'not-done'],
    ['renewLabel', 'is none', {}, { shipment: null }, 'not-done'],
    [
      'confirmShipped',
      'is on its way',
      {},
      { shipment: shipment({ shippedAt: '1' }) },
      { confirmShipped: done },
    ],
    ['confirmShipped', 'is not', {}, { shipment: shipment({ shippedAt: null }) }, 'not-done'],
    ['confirmShipped', 'is none', {}, { shipment: null }, 'not-done'],
  ])('%s: if %s', async (name, _, variables, world, found) => {
    expect(await look(name, variables, { application, ...world })).toEqual(found);
  });
});

const PAYMENT = { id: 'pay_1', idempotencyKey: 'key_1', status: 'PROCESSING' };
const paid = (status: string) => ({
  payments: [
    { ...PAYMENT, id: 'pay_0' },
    { ...PAYMENT, status },
  ],
});
const SCHEDULE = {
  id: 'sch_1',
  idempotencyKey: 'key_1',
  amount: 100,
  status: 'ACTIVE',
  deposits: [
    { on: '2026-06-22', status: 'SKIPPED' },
    { on: '2026-06-29', status: 'PLANNED' },
  ],
};
const kept = { depositSchedule: SCHEDULE };
const none = { depositSchedule: null };
const line = { id: 'app_0001', status: 'CREATED', cashAmount: { creditLine: 500 } };

describe('the deposit', () => {
  test.each<Case>([
    ['chooseCreditLine', 'was chosen', { amount: 500 }, line, { chooseCreditLine: line }],
    ['chooseCreditLine', 'is another', { amount: 600 }, line, 'not-done'],
    ['chooseCreditLine', 'is none', { amount: 600 }, { ...line, cashAmount: null }, 'not-done'],
    [
      'payDeposit',
      'has the key',
      { input: { idempotencyKey: 'key_1' } },
      { payments: [{ ...PAYMENT, idempotencyKey: 'key_0' }, PAYMENT] },
      { payDeposit: PAYMENT },
    ],
    [
      'payDeposit',
      'has another key',
      { input: { idempotencyKey: 'key_2' } },
      { payments: [PAYMENT] },
      'not-done',
    ],
    ...(['NEEDS_BANK', 'MICRO_DEPOSITS', 'FAILED'] as const).flatMap((status): Case[] => {
      const payment = { ...PAYMENT, status };
      const variables = { paymentId: 'pay_1' };
      return [
        [
          'cancelPayment',
          `is ${status}`,
          variables,
          paid(status),
          status === 'FAILED' ? { cancelPayment: payment } : 'not-done',
        ],
        [
          'confirmWithBank',
          `is ${status}`,
          variables,
          paid(status),
          status === 'NEEDS_BANK' ? 'unknown' : { confirmWithBank: payment },
        ],
        [
          'confirmMicroDeposits',
          `is ${status}`,
          variables,
          paid(status),
          status === 'MICRO_DEPOSITS' ? 'unknown' : { confirmMicroDeposits: payment },
        ],
      ];
    }),
    ...['cancelPayment', 'confirmWithBank', 'confirmMicroDeposits'].map((name): Case => [
      name,
      'is none',
      { paymentId: 'pay_9' },
      paid('FAILED'),
      'unknown',
    ]),
    [
      'scheduleDeposits',
      'has the key',
      { input: { idempotencyKey: 'key_1' } },
      kept,
      { scheduleDeposits: SCHEDULE },
    ],
    ['scheduleDeposits', 'has none', { input: { idempotencyKey: 'key_2' } }, kept, 'not-done'],
    ['scheduleDeposits', 'is none', { input: { idempotencyKey: 'key_2' } }, none, 'not-done'],
    [
      'changeDepositAmount',
      'is the amount',
      { scheduleId: 'sch_1', amount: 100 },
      kept,
      { changeDepositAmount: SCHEDULE },
    ],
    ['changeDepositAmount', 'is not', { scheduleId: 'sch_1', amount: 200 }, kept, 'not-done'],
    [
      'skipDeposit',
      'is skipped',
      { scheduleId: 'sch_1', on: '2026-06-22' },
      kept,
      { skipDeposit: SCHEDULE },
    ],
    ['skipDeposit', 'is planned', { scheduleId: 'sch_1', on: '2026-06-29' }, kept, 'not-done'],
    ['stopDeposits', 'goes on', { scheduleId: 'sch_1' }, kept, 'not-done'],
    [
      'stopDeposits',
      'is stopped',
      { scheduleId: 'sch_1' },
      { depositSchedule: { ...SCHEDULE, status: 'STOPPED' } },
      { stopDeposits: { ...SCHEDULE, status: 'STOPPED' } },
    ],
    ...['changeDepositAmount', 'skipDeposit', 'stopDeposits'].flatMap((name): Case[] => [
      [name, 'is another schedule', { scheduleId: 'sch_2', on: '', amount: 0 }, kept, 'unknown'],
      [name, 'is not a schedule', { scheduleId: 'sch_1', on: '', amount: 0 }, none, 'unknown'],
    ]),
  ])('%s: if %s', async (name, _, variables, deposit, found) => {
    expect(await look(name, variables, { deposit })).toEqual(found);
  });
});
