import { expect, test } from 'vitest';
import { COLUMBUS } from './testing/item-world';
import { newUser } from '../../world/new-state';
import { TEST_NOW } from '../../apis/identity/testing/test-world';
import { destinationOf, senderOf } from './destination';
import { newShipment } from './shipment';

const at = (street: string) => ({ ...COLUMBUS, addressFirstLine: street });

const user = {
  ...newUser({ sub: 'sms|usr_9001', firstName: 'Testa', lastName: 'Sampleton' }),
  homeAddress: at('1 Home Street'),
  shippingAddress: { ...at('2 Confirmed Street'), isConfirmed: true },
};

function parcel(direction: 'in' | 'return', address: typeof COLUMBUS | null) {
  return newShipment(
    { now: () => TEST_NOW },
    { number: 1, direction, method: 'LABEL', kit: null, address },
  );
}

test.each([
  ['the address of the parcel', at('3 Parcel Street'), user, '3 Parcel Street'],
  ['else the confirmed one', null, user, '2 Confirmed Street'],
  ['else the home address', null, { ...user, shippingAddress: null }, '1 Home Street'],
])('items are returned to %s', (_which, address, person, street) => {
  const theirs = { name: 'Testa Sampleton', addressLines: [street, 'Columbus, OH 43215'] };
  const center = {
    name: 'Appraisal Center',
    addressLines: ['1200 Sample Parkway, Dock 4', 'Columbus, OH 43228'],
  };
  const back = parcel('return', address);
  expect([senderOf(person, back), destinationOf(person, back)]).toEqual([center, theirs]);
  const there = parcel('in', address);
  expect([senderOf(person, there), destinationOf(person, there)]).toEqual([theirs, center]);
});

test('an address in lines includes a second line only if there is one', () => {
  const nowhere = { ...user, homeAddress: null, shippingAddress: null };
  expect(destinationOf(nowhere, parcel('return', null)).addressLines).toEqual([]);
  const second = { ...COLUMBUS, addressSecondLine: 'Unit 5' };
  expect(destinationOf(user, { ...parcel('return', null), address: second }).addressLines).toEqual([
    '100 Fixture Avenue',
    'Unit 5',
    'Columbus, OH 43215',
  ]);
});
