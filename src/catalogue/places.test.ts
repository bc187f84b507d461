import { expect, test } from 'vitest';
import { atPlace, PLACES, residentsOf } from './places';

const place = (code: string) => PLACES.filter((known) => known.code === code);

test('residentsOf describes armed forces addresses', () => {
  expect(place('OH').map(atPlace)).toEqual(['in Ohio']);
  expect(place('OH').map(residentsOf)).toEqual(['residents of Ohio']);
  expect(place('AE').map(atPlace)).toEqual(['at armed forces addresses (Europe)']);
  expect(place('AE').map(residentsOf)).toEqual(['people with an armed forces address (Europe)']);
});
