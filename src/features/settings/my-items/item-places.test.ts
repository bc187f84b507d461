import { expect, test } from 'vitest';
import type { ItemLocation } from '../../../contract/generated/types';
import { ITEM_PLACES, LOCATION_TAGS } from './item-places';

test("every location belongs to one section, and missing items aren't among those with us", () => {
  const placed = ITEM_PLACES.flatMap(({ locations }) => locations);
  expect(new Set(placed)).toEqual(new Set(Object.keys(LOCATION_TAGS)));
  expect(placed).toHaveLength(Object.keys(LOCATION_TAGS).length);
  const placeOf = (location: ItemLocation) =>
    ITEM_PLACES.find(({ locations }) => locations.includes(location))?.heading;
  expect(placeOf('NOT_IN_PACKAGE')).toBe('Not in the package');
  expect(placeOf('WITH_US')).toBe('With us');
});
