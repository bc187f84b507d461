import { expect, test } from 'vitest';
import { COLUMBUS, itemWorld, type ItemWorld } from '../../domain/items/testing/item-world';
import { TEST_ORIGIN } from '../../domain/seed/testing/seeded-world';
import { codeOf } from './testing/code-of';
import { documentOf } from './testing/operation-cases';

async function chosen(method: string): Promise<ItemWorld> {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.call(documentOf('chooseShipping'), { method });
  await world.advance('PT2S');
  return world;
}

test('a renewed label is valid as long as the first, from its own date', async () => {
  const world = await chosen('LABEL');
  await world.advance('P3D');
  await world.signIn();
  await world.event('label-failed');
  await world.call(documentOf('renewLabel'));
  const { itemCart, shipment } = world.application();
  expect([itemCart.shipBy, shipment?.expiresOn]).toEqual(['2026-07-02', '2026-07-02']);
});

test.each([
  ['LABEL', undefined],
  ['CODE', undefined],
  ['KIT', 'SHIPMENT_NOT_READY'],
])('emails the %s', async (method, code) => {
  const world = await chosen(method);
  expect(await codeOf(world, 'emailShipment', {})).toBe(code);
});

test('no email is sent before the shipment is ready or without an address', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.call(documentOf('chooseShipping'), { method: 'LABEL' });
  expect(await codeOf(world, 'emailShipment', {})).toBe('SHIPMENT_NOT_READY');
  await world.advance('PT2S');
  await world.world.change(TEST_ORIGIN, ({ state }) => {
    for (const user of state.users) user.email = null;
  });
  expect(await codeOf(world, 'emailShipment', {})).toBe('FIELD_INVALID');
});

test('the same method keeps the parcel with the new address; another one replaces it', async () => {
  const world = await chosen('LABEL');
  const address = { ...COLUMBUS, addressFirstLine: '9 Other Street' };
  await world.call(documentOf('chooseShipping'), { method: 'LABEL', address });
  expect(world.application().shipment).toMatchObject({ id: 'LBL-TEST-0001', address });
  expect(world.user().shippingAddress).toMatchObject({ ...address, isConfirmed: true });
  await world.call(documentOf('chooseShipping'), { method: 'CODE' });
  expect(world.application().shipment).toMatchObject({ id: 'LBL-TEST-0002', address });
});

test.each([
  [{ state: 'ZZ' }, 'FIELD_INVALID'],
  [{ addressFirstLine: 'PO Box 9' }, 'FIELD_INVALID'],
  [{ state: 'PR', zip: '00901' }, 'STATE_UNSUPPORTED'],
])('shipping address %o', async (changes, code) => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  const before = world.user().shippingAddress;
  const address = { ...COLUMBUS, ...changes };
  expect(await codeOf(world, 'chooseShipping', { method: 'LABEL', address })).toBe(code);
  expect(world.user().shippingAddress).toEqual(before);
  expect(world.application().shipment).toBeNull();
});

test('a label file exists only once it is ready', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.call(documentOf('chooseShipping'), { method: 'LABEL' });
  const file = async () => (await world.fetchSignedIn('/files/labels/LBL-TEST-0001.pdf')).status;
  expect(await file()).toBe(404);
  await world.advance('PT2S');
  expect(await file()).toBe(200);
  await world.event('label-failed');
  expect(await file()).toBe(404);
});

test('changing the method on the last day keeps the shipping deadline', async () => {
  const world = await chosen('LABEL');
  await world.advance('P14D');
  await world.signIn();
  await world.call(documentOf('chooseShipping'), { method: 'CODE' });
  const { itemCart, shipment } = world.application();
  expect([itemCart.shipBy, shipment?.expiresOn]).toEqual(['2026-06-29', '2026-06-29']);
});
