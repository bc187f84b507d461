import { expect, test } from 'vitest';
import { areItemsGoingBack, parcelWithUs } from './shipment';

test('items are said to be with us only if they were shipped', () => {
  expect(parcelWithUs(null)).toBeNull();
  expect(parcelWithUs({ status: 'READY' })).toBeNull();
  expect(parcelWithUs({ status: 'IN_TRANSIT' })).toBe('on-the-way');
  expect(parcelWithUs({ status: 'DELIVERED' })).toBe('with-us');
  expect(areItemsGoingBack(null)).toBe(false);
  expect(areItemsGoingBack({ status: 'READY' })).toBe(true);
  expect(areItemsGoingBack({ status: 'DELIVERED' })).toBe(false);
});
