import { describe, expect, test } from 'vitest';
import { itemFixture } from '../../../fixtures/items';
import {
  AddCartItemDocument,
  AddItemPhotosDocument,
  RemoveCartItemDocument,
  RestoreCartItemDocument,
  UpdateCartItemDocument,
} from '../../../src/contract/generated/documents';
import type { ItemInput } from '../../../src/contract/generated/types';
import { itemWorld } from './testing/item-world';

const ID = { creditApplicationId: 'app_0001' };
const input = (id: string): ItemInput => itemFixture(id).input;

describe('the cart', () => {
  test('adds an item once per key', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.add('kept-by-the-browser', input('I-01'));
    await world.add('kept-by-the-browser', input('I-02'));
    const { items, version } = await world.cart();
    expect(items.map(({ name }) => name)).toEqual(["Dad's rope chain"]);
    expect(version).toBe(1);
  });

  test('adds up the items and their range', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.add('a', input('I-06'));
    expect(world.status()).toBe('APPRAISAL_IN_PROGRESS');
    await world.add('b', input('I-08'));
    expect(await world.cart()).toMatchObject({
      line: 22_838,
      low: 19_000,
      high: 25_500,
      lowConfidence: false,
      minimumLine: 20_000,
      estimateValidUntil: '2026-07-15',
    });
    expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
    await world.add('c', input('I-09'));
    expect(await world.cart()).toMatchObject({ line: 46_607, low: 32_500, high: 54_000 });
  });

  test('leaves out rejected items when the applicant continues', async () => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    for (const id of ['I-15', 'I-16']) await world.add(id, input(id));
    expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
    const { items, line } = await world.cart();
    expect(items.map(({ state }) => state)).toEqual(['ESTIMATED', 'NOT_ACCEPTED', 'NOT_ACCEPTED']);
    expect(line).toBe(66_462);
    await world.giveAddressAndIncome();
    expect((await world.cart()).items.map(({ name }) => name)).toEqual(["Dad's rope chain"]);
  });

  test('a removed item returns to its place', async () => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    await world.add('second', input('I-02'));
    await world.call(RemoveCartItemDocument, { itemId: 'item_0001' });
    expect((await world.cart()).items.map(({ name }) => name)).toEqual(['Wedding band']);
    await world.call(RestoreCartItemDocument, { itemId: 'item_0001' });
    expect((await world.cart()).items.map(({ id }) => id)).toEqual(['item_0001', 'item_0002']);
  });

  test('without items has no value', async () => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    await world.call(RemoveCartItemDocument, { itemId: 'item_0001' });
    expect(world.status()).toBe('APPRAISAL_IN_PROGRESS');
    expect(await world.cart()).toMatchObject({ items: [], line: 0, low: 0, high: 0 });
  });

  test('rejects a change based on an outdated version, without losing data', async () => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    const { version } = await world.cart();
    await world.add('from-another-tab', input('I-02'));
    const { code, errors } = await world.run(UpdateCartItemDocument, {
      ...ID,
      itemId: 'item_0001',
      version,
      item: { ...input('I-01'), weight: 25 },
    });
    expect(code).toBe('CART_CHANGED');
    expect(errors[0]?.extensions).toMatchObject({ version: version + 1 });
    const { items } = await world.cart();
    expect(items.map(({ answers }) => answers.weight)).toEqual([20, 5]);
  });

  test('accepts a hundred items at most', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    for (let number = 1; number <= 100; number += 1) {
      await world.add(`k${number}`, { ...input('I-02'), name: `Ring ${number}` });
    }
    expect((await world.cart()).items).toHaveLength(100);
    const { code } = await world.run(AddCartItemDocument, {
      ...ID,
      key: 'k101',
      item: input('I-02'),
    });
    expect(code).toBe('CART_FULL');
  });

  test('is locked after shipping', async () => {
    const world = await itemWorld({ status: 'SHIPPED' });
    expect((await world.cart()).isEditable).toBe(false);
    const { code } = await world.run(AddCartItemDocument, { ...ID, key: 'k', item: input('I-02') });
    expect(code).toBe('CART_LOCKED');
  });

  test('a change before shipping reverts the pre-qualification', async () => {
    const world = await itemWorld({ status: 'PREQUALIFIED' });
    await world.add('k', input('I-02'));
    expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
    expect(world.application().shipment).toBeNull();
  });
});

describe('a specialist', () => {
  test('values waiting items, also by the clock', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.add('k', input('I-17'));
    expect(world.status()).toBe('APPRAISAL_IN_PROGRESS');
    expect((await world.cart()).items[0]).toMatchObject({ state: 'IN_REVIEW' });
    await world.advance('P2D');
    await world.signIn();
    expect((await world.cart()).items[0]).toMatchObject({
      state: 'ESTIMATED',
      estimate: { line: 25_000 },
    });
    expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
  });

  test('can reject an item', async () => {
    const world = await itemWorld({ status: 'APPRAISAL_IN_PROGRESS' });
    await world.event('item-refused');
    expect((await world.cart()).items[1]).toMatchObject({
      state: 'NOT_ACCEPTED',
      estimate: { notAcceptedReason: 'SPECIALIST' },
    });
    // No item waits for a specialist now, and the chain alone is enough.
    expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
  });

  test('emails the rejection and the options', async () => {
    const world = await itemWorld({ status: 'APPRAISAL_IN_PROGRESS' });
    await world.event('item-refused');
    const letter = world.inbox().find(({ subject }) => subject.includes('couldn’t accept'));
    expect(letter?.subject).toBe('Pesto Item: We couldn’t accept Mystery lot');
    expect(letter?.body).toContain('Remove it from your cart, or change its answers');
    expect(letter?.body).toContain('/app/application/asset-cart');
  });

  test('keeps the status if too little is left', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.add('k', input('I-17'));
    await world.event('item-refused');
    expect(world.status()).toBe('APPRAISAL_IN_PROGRESS');
    expect(
      world
        .inbox()
        .map(({ subject }) => subject)
        .at(-1),
    ).toContain('couldn’t accept');
  });

  test('reviews unknown metal again after a photo is added', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.add('k', { ...input('I-01'), metal: 'UNSURE', stamp: null, weight: 3 });
    expect((await world.cart()).items[0]).toMatchObject({ state: 'NEEDS_DETAILS' });
    const photoIds = [await world.uploadPhoto()];
    await world.call(AddItemPhotosDocument, { itemId: 'item_0001', photoIds });
    expect((await world.cart()).items[0]).toMatchObject({ state: 'IN_REVIEW' });
  });
});

describe('an invalid answer is rejected with its field', () => {
  const bad: readonly [string, Partial<ItemInput>, string][] = [
    ['a weight of 0', { weight: 0 }, 'weight'],
    ['a negative weight', { weight: -1 }, 'weight'],
    ['an absurd weight', { weight: 1_000_000 }, 'weight'],
    ['a weight just above the limit', { weight: 1000.01 }, 'weight'],
    ['ounces that are too many grams', { weight: 36, unit: 'OUNCE' }, 'weight'],
    ['a weight with three decimals', { weight: 1.234 }, 'weight'],
    ['no weight', { weight: null }, 'weight'],
    ['no metal', { metal: null }, 'metal'],
    ['a purity that the metal does not have', { fineness: 925 }, 'fineness'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(51) }, 'name'],
    ['a stamp that is too long', { stamp: 'x'.repeat(21) }, 'stamp'],
    ['a chain of 9 inches', { lengthInches: 9 }, 'lengthInches'],
    ['0 ct', { stones: [{ type: 'RUBY', carats: 0 }] }, 'stones.0.carats'],
    ['51 ct', { stones: [{ type: 'RUBY', carats: 51 }] }, 'stones.0.carats'],
    ['201 stones', { stones: [{ type: 'RUBY', carats: 1, count: 201 }] }, 'stones.0.count'],
    ['no stones of a size', { stones: [{ type: 'RUBY', carats: 1, count: 0 }] }, 'stones.0.count'],
    ['21 ct of small stones', { smallStonesCarats: 21 }, 'smallStonesCarats'],
    ['no condition', { condition: null }, 'condition'],
    ['not the owner', { ownershipConfirmed: false }, 'ownershipConfirmed'],
    ['a photo that was never sent', { photoIds: ['nothing'] }, 'photoIds'],
  ];
  test.each(bad)('%s', async (_name, change, field) => {
    const world = await itemWorld({ status: 'CREATED' });
    const { code, errors } = await world.run(AddCartItemDocument, {
      ...ID,
      key: 'k',
      item: { ...input('I-01'), ...change },
    });
    expect(code).toBe('FIELD_INVALID');
    expect(errors[0]?.extensions).toMatchObject({ field });
    expect((await world.cart()).items).toEqual([]);
  });

  test.each([
    ['a year before watches', { year: 1899 }, 'watch.year'],
    ['a year to come', { year: 2027 }, 'watch.year'],
    ['serviced before it was made', { lastServiced: 2000 }, 'watch.lastServiced'],
    ['a brand that is not in the list', { brand: 'Nobody' }, 'watch.brand'],
    ['no model', { model: '' }, 'watch.model'],
  ])('%s', async (_name, change, field) => {
    const world = await itemWorld({ status: 'CREATED' });
    const { watch } = input('I-13');
    const { errors } = await world.run(AddCartItemDocument, {
      ...ID,
      key: 'k',
      item: { ...input('I-13'), watch: { ...watch, ...change } },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FIELD_INVALID', field });
  });
});
