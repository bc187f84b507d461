import { expect, test } from 'vitest';
import { readHomeAddress } from './address-rules';

const ADDRESS = {
  addressFirstLine: 'General Delivery',
  city: 'APO',
  state: 'AE',
  zip: '09012',
};

test('a military address may be a post office box, another one may not', () => {
  expect(readHomeAddress('homeAddress', ADDRESS)).toMatchObject(ADDRESS);
  expect(() =>
    readHomeAddress('homeAddress', { ...ADDRESS, city: 'Portland', state: 'OR', zip: '97205' }),
  ).toThrow('An address must not be a P.O. box');
});
