import { expect, test } from 'vitest';
import type { Status } from '../../../src/catalogue/statuses';
import {
  RejectCreditOfferDocument,
  RequestItemsBackDocument,
  WithdrawApplicationDocument,
} from '../../../src/contract/generated/documents';
import { itemWorld, type ItemWorld } from './testing/item-world';

const SUBJECTS = {
  back: 'Pesto Item: Your items are on the way back',
  delivered: 'Pesto Item: Your items were delivered',
};

const subjects = (world: ItemWorld): string[] => world.inbox().map(({ subject }) => subject);

type End = (world: ItemWorld) => Promise<void>;

const ENDS: readonly [string, Status, End][] = [
  ['declined', 'OFFER_DECISION_NEEDED', (world) => world.call(RejectCreditOfferDocument)],
  [
    'found to be worth too little',
    'ITEM_UNDER_REVIEW',
    (world) => world.event('items-inspected', 'NOT_PREQUALIFIED'),
  ],
  ['expired', 'OFFER_DECISION_NEEDED', (world) => world.event('offer-expired')],
  ['asked back', 'SHIPPED', (world) => world.call(RequestItemsBackDocument)],
  ['withdrawn', 'ITEM_UNDER_REVIEW', (world) => world.call(WithdrawApplicationDocument)],
  ['canceled by us', 'ITEM_UNDER_REVIEW', (world) => world.event('canceled-hard')],
];

test.each(ENDS)('a return is announced with tracking when %s', async (_name, status, end) => {
  const world = await itemWorld({ status });
  await end(world);
  expect(world.inbox().at(-1)?.body).toMatch(/returning your items/);
  expect(world.inbox().at(-1)?.body).toContain('email you the tracking number');
  await world.event('return-scanned');
  expect(subjects(world).at(-1)).toBe(SUBJECTS.back);
  expect(world.inbox().at(-1)?.body).toMatch(/Tracking number: TEST-TRK-\d{10}/);
  await world.event('return-delivered');
  expect(subjects(world).at(-1)).toBe(SUBJECTS.delivered);
});

test('no return is mentioned if the items are at home', async () => {
  const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
  await world.giveAddressAndIncome(1);
  await world.advance('PT2S');
  expect(world.status()).toBe('NOT_PREQUALIFIED');
  expect(world.inbox().at(-1)?.body).not.toMatch(/back|return/i);
});

test('parcel emails: arrived, an item missing, a question', async () => {
  const world = await itemWorld({ status: 'SHIPPED' });
  for (const event of ['delivered', 'item-question']) await world.event(event);
  expect(subjects(world)).toEqual([
    'Pesto Item: Your items arrived',
    'Pesto Item: We have a question about an item',
  ]);
  const other = await itemWorld({ status: 'ITEM_UNDER_REVIEW' });
  await other.event('item-missing');
  expect(subjects(other)).toEqual(['Pesto Item: An item wasn’t in the package']);
  expect(other.inbox()[0]?.body).toContain("Dad's rope chain wasn’t in it");
});

test.each(['PREQUAL_ITEM_VALUED', 'PREQUALIFIED'] as const)(
  'an estimate that expires in %s is renewed with an email',
  async (status) => {
    const world = await itemWorld({ status });
    await world.advance('P31D');
    await world.signIn();
    expect(await world.cart()).toMatchObject({
      estimateValidUntil: '2026-08-15',
      estimateRenewedOn: '2026-07-16',
    });
    const letter = world
      .inbox()
      .find(({ subject }) => subject.endsWith('We renewed your estimate'));
    expect(letter?.body).toContain('good until July 15, 2026');
    expect(letter?.body).toContain('good until August 15, 2026');
  },
);
