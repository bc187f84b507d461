import { expect, test } from 'vitest';
import { atPlace, PLACES, residentsOf } from './places';

const place = (code: string) => PLACES.filter((known) => known.code === code);

test('nobody is a resident of an armed forces address', () => {
  expect(place('OH').map(atPlace)).toEqual(['in Ohio']);
  expect(place('OH').map(residentsOf)).toEqual(['residents of Ohio']);
  expect(place('AE').map(atPlace)).toEqual(['at armed forces addresses (Europe)']);
  expect(place('AE').map(residentsOf)).toEqual(['people with an armed forces address (Europe)']);
});
