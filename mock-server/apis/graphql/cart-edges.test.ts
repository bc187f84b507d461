import { describe, expect, test } from 'vitest';
import { itemFixture } from '../../../fixtures/items';
import { LIMITS } from '../../../src/catalogue/limits';
import { itemWorld, PNG, type ItemWorld } from '../../domain/items/testing/item-world';
import { TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import type { ItemCartRecord } from '../../world/item-state';
import { codeOf } from './testing/code-of';
import { documentOf } from './testing/operation-cases';

const CHAIN = itemFixture('I-01').input;
const { maxFiles } = LIMITS.upload;

/** No request could change the items like this. */
async function changeCart(world: SeededWorld, change: (cart: ItemCartRecord) => void) {
  await world.world.change(TEST_ORIGIN, ({ state }) => {
    for (const { itemCart } of state.applications) change(itemCart);
  });
}

describe('cart limits', () => {
  const itemId = 'item_0001';
  const valued = () => itemWorld({ status: 'PREQUAL_ITEM_VALUED' });

  const fill = (world: ItemWorld, count: number) =>
    changeCart(world, ({ items }) => {
      const [first] = items;
      if (first === undefined) return;
      for (let number = items.length + 1; number <= count; number += 1) {
        const id = `item_${String(number).padStart(4, '0')}`;
        items.push(structuredClone({ ...first, id, key: `k${number}` }));
      }
    });

  test('a removed item can be restored only if there is space', async () => {
    const world = await valued();
    await fill(world, LIMITS.item.maxItems);
    await world.call(documentOf('removeCartItem'), { itemId });
    expect(await codeOf(world, 'restoreCartItem', { itemId })).toBeUndefined();
    await world.call(documentOf('removeCartItem'), { itemId });
    await world.add('one-more', CHAIN);
    expect(await codeOf(world, 'restoreCartItem', { itemId })).toBe('CART_FULL');
  });

  test.each([
    ['', 'FIELD_INVALID'],
    ['  ', 'FIELD_INVALID'],
    ['k'.repeat(100), undefined],
    ['k'.repeat(101), 'FIELD_INVALID'],
  ])('item key %j', async (key, code) => {
    const world = await itemWorld({ status: 'CREATED' });
    expect(await codeOf(world, 'addCartItem', { key, item: CHAIN })).toBe(code);
  });

  test("removed items can't be changed and unknown ones are rejected", async () => {
    const world = await valued();
    await world.call(documentOf('removeCartItem'), { itemId });
    const { version } = await world.cart();
    expect(version).toBe(2);
    const change = (id: string) =>
      codeOf(world, 'updateCartItem', { itemId: id, version, item: CHAIN });
    expect(await change(itemId)).toBe('ITEM_UNKNOWN');
    expect(await change('item_0099')).toBe('ITEM_UNKNOWN');
    for (const name of ['removeCartItem', 'restoreCartItem', 'addItemPhotos']) {
      const missing = { itemId: 'item_0099', photoIds: [] };
      expect(await codeOf(world, name, missing)).toBe('ITEM_UNKNOWN');
    }
    expect((await world.cart()).version).toBe(version);
  });

  test('removing or restoring twice changes nothing', async () => {
    const world = await valued();
    await world.call(documentOf('restoreCartItem'), { itemId });
    expect((await world.cart()).version).toBe(1);
    await world.call(documentOf('removeCartItem'), { itemId });
    await world.call(documentOf('removeCartItem'), { itemId });
    expect((await world.cart()).version).toBe(2);
  });

  test('a changed item is reviewed and valued again', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    const { input } = itemFixture('I-17');
    await world.add('k', input);
    await world.event('item-valued');
    const seen = () => world.application().itemCart.items[0];
    expect(seen()).toMatchObject({ seenBySpecialist: true, estimate: { outcome: 'ESTIMATED' } });
    const { version } = await world.cart();
    await world.call(documentOf('updateCartItem'), { itemId, version, item: input });
    expect(seen()).toMatchObject({
      seenBySpecialist: false,
      estimate: { outcome: 'NEEDS_REVIEW' },
    });
  });

  test('a rejected item is left out as a separate change', async () => {
    const world = await valued();
    await world.add('refused', itemFixture('I-15').input);
    const { version } = await world.cart();
    await world.giveAddressAndIncome();
    const left = await world.cart();
    expect([left.items.length, left.version]).toEqual([1, version + 1]);
  });

  test('continuing with a fully accepted cart changes nothing', async () => {
    const world = await valued();
    const { version } = await world.cart();
    await world.giveAddressAndIncome();
    expect((await world.cart()).version).toBe(version);
  });

  test('limits the number of photos and ignores duplicates', async () => {
    const world = await valued();
    await changeCart(world, ({ items }) => {
      for (const { answers } of items) Object.assign(answers, { photoIds: [] });
    });
    const photoIds: string[] = [];
    while (photoIds.length < maxFiles) photoIds.push(await world.uploadPhoto());
    const add = (ids: readonly string[]) =>
      codeOf(world, 'addItemPhotos', { itemId, photoIds: ids });
    expect(await add(photoIds)).toBeUndefined();
    expect(await add(photoIds.slice(1))).toBeUndefined();
    expect(await add([await world.uploadPhoto()])).toBe('FIELD_INVALID');
    expect((await world.cart()).items[0]?.photos).toHaveLength(maxFiles);
  });

  test('a photo must be uploaded and not a proof document', async () => {
    const world = await valued();
    const add = (id: string) => codeOf(world, 'addItemPhotos', { itemId, photoIds: [id] });
    expect(await add(await world.announcePhoto())).toBe('FIELD_INVALID');
    const input = { fileName: 'a.png', contentType: 'image/png', sizeBytes: 9, purpose: 'PAPER' };
    const { data } = await world.run(documentOf('createItemUpload'), { input });
    const { id } = (data as { createItemUpload: { id: string } }).createItemUpload;
    await world.fetch(`/files/photos/${id}`, { method: 'PUT', body: PNG });
    expect(await add(id)).toBe('FIELD_INVALID');
    const paper = { ...CHAIN, documentIds: [id] };
    expect(await codeOf(world, 'addCartItem', { key: 'paper', item: paper })).toBeUndefined();
  });
});

test('a photo is served with its type, uncached and without scripts', async () => {
  const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
  const { headers } = await world.fetch(`/files/photos/${await world.uploadPhoto()}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
});
