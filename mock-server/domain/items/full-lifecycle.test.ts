import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { itemFixture } from '../../../fixtures/items';
import type { Status } from '../../../src/catalogue/statuses';
import {
  ApplicationDocument,
  EstimateItemDocument,
  GetItemCartDocument,
  ShipmentsDocument,
} from '../../../src/contract/generated/documents';
import { chainWithPhoto, itemWorld, type ItemWorld } from './testing/item-world';

test('a visitor estimates an item without a token', async () => {
  const world = await itemWorld({ signedIn: false, status: 'CREATED' });
  const response = await world.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: print(EstimateItemDocument),
      variables: { item: itemFixture('I-03').input },
    }),
  });
  expect(await response.json()).toMatchObject({
    data: { estimateItem: { outcome: 'ESTIMATED', line: 140_545, low: 119_000, high: 155_000 } },
  });
});

test('a chain reaches an open account by events', async () => {
  const world = await itemWorld({ status: 'CREATED' });
  await world.add('key-1', await chainWithPhoto(world));
  expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
  await world.giveAddressAndIncome();
  expect(world.status()).toBe('PREQUAL_INFO_GIVEN');
  await world.advance('PT2S');
  expect(world.status()).toBe('PREQUALIFIED');
  await world.ship('LABEL');
  expect(world.status()).toBe('SHIPPED');
  for (const event of ['carrier-scan', 'in-transit', 'delivered']) await world.event(event);
  expect((await world.cart()).items[0]).toMatchObject({ intake: null, location: 'WITH_US' });
  await world.event('items-received');
  expect(world.status()).toBe('ITEM_UNDER_REVIEW');
  await world.event('items-inspected');
  const { data } = await world.run(ApplicationDocument);
  expect(data).toMatchObject({
    currentUser: {
      creditApplication: {
        status: 'OFFER_DECISION_NEEDED',
        offer: {
          creditLine: 64_000,
          items: [
            {
              low: 56_000,
              high: 73_500,
              inspectedLine: 64_467,
              differences: ['Measured 19.4 g; you entered 20 g', 'The 0.6 g clasp is not gold'],
            },
          ],
        },
      },
    },
  });
  const { code } = await world.accept();
  expect(code).toBeUndefined();
  expect(world.status()).toBe('OFFER_ACCEPTED');
  await world.sign();
  expect(world.status()).toBe('COMPLETE');
  expect((await world.cart()).items[0]).toMatchObject({ location: 'WITH_US' });
});

test('the clock alone leads from the label to the offer', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.ship('CODE');
  const seen: Status[] = [];
  for (let day = 0; day < 14 && world.status() !== 'OFFER_DECISION_NEEDED'; day += 1) {
    await world.advance('P1D');
    if (seen.at(-1) !== world.status()) seen.push(world.status());
  }
  expect(seen).toEqual(['SHIPPED', 'ITEM_UNDER_REVIEW', 'OFFER_DECISION_NEEDED']);
});

test.each([
  ['APPRAISAL_IN_PROGRESS', 'P3D', 'PREQUAL_ITEM_VALUED'],
  ['SHIPPED', 'P5D', 'ITEM_UNDER_REVIEW'],
  ['ITEM_UNDER_REVIEW', 'P4D', 'OFFER_DECISION_NEEDED'],
] as const)('a seeded %s continues by the clock', async (status, duration, next) => {
  const world = await itemWorld({ status });
  await world.advance(duration);
  expect(world.status()).toBe(next);
});

test('returned items arrive by the clock', async () => {
  const world = await itemWorld({ status: 'OFFER_REJECTED', persona: 'P-20' });
  expect(world.application().returnShipment?.status).toBe('IN_TRANSIT');
  await world.advance('P3D');
  expect(world.application().returnShipment?.status).toBe('DELIVERED');
});

const accept = async (world: ItemWorld): Promise<void> => {
  expect((await world.accept()).errors).toEqual([]);
};
const sign = (world: ItemWorld): Promise<void> => world.sign();
const inspect = (world: ItemWorld): Promise<void> => world.event('items-inspected');
const receive = (world: ItemWorld): Promise<void> => world.event('items-received');
const ship = (world: ItemWorld): Promise<void> => world.ship('LABEL');
const decide = (world: ItemWorld): Promise<void> => world.event('decision');
const giveIncome = (world: ItemWorld): Promise<void> => world.giveAddressAndIncome();

const FROM_OFFER = [accept, sign];
const FROM_SHIPPED = [receive, inspect, ...FROM_OFFER];
const FROM_PREQUALIFIED = [ship, ...FROM_SHIPPED];
const FROM_VALUED = [giveIncome, decide, ...FROM_PREQUALIFIED];

/** Steps from each seeded status to an open account. */
const ROADS: Readonly<Partial<Record<Status, readonly ((world: ItemWorld) => Promise<void>)[]>>> = {
  CREATED: [async (world) => world.add('k', await chainWithPhoto(world)), ...FROM_VALUED],
  APPRAISAL_IN_PROGRESS: [(world) => world.event('item-valued'), ...FROM_VALUED],
  PREQUAL_ITEM_VALUED: FROM_VALUED,
  PREQUAL_INFO_GIVEN: [decide, ...FROM_PREQUALIFIED],
  PREQUALIFIED: FROM_PREQUALIFIED,
  SHIPPED: FROM_SHIPPED,
  ITEM_UNDER_REVIEW: [inspect, ...FROM_OFFER],
  OFFER_DECISION_NEEDED: FROM_OFFER,
  FIN_INFO_NEEDED: FROM_OFFER,
  VERIFY_DOC: [(world) => world.handInDocuments(), sign],
  CREDIT_FREEZE: [(world) => world.event('freeze-lifted'), (world) => world.recheck(), sign],
  MANUAL_REVIEW: [(world) => world.event('review-decided', 'PREQUALIFIED'), ...FROM_PREQUALIFIED],
  INVALID_STATE: [(world) => world.event('record-repaired'), decide, ...FROM_PREQUALIFIED],
  OFFER_ACCEPTED: [sign],
};

describe('every open status can reach an open account', () => {
  test.each(Object.entries(ROADS))('from %s', async (status, road) => {
    const world = await itemWorld({ status: status as Status });
    for (const step of road) await step(world);
    expect(world.status()).toBe('COMPLETE');
    expect((await world.run(GetItemCartDocument)).errors).toEqual([]);
    expect((await world.run(ShipmentsDocument)).errors).toEqual([]);
  });
});
