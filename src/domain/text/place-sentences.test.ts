import { expect, test } from 'vitest';
import { PLACES } from '../../catalogue/places';
import { availableAt, notAvailableSentence, notHereHeading } from './place-sentences';

const place = (code: string) => PLACES.find((known) => known.code === code);

test.each([
  ['OH', 'We’re not in Ohio yet', 'Card isn’t available to residents of Ohio.'],
  [
    'AE',
    'We’re not at armed forces addresses (Europe) yet',
    'Card isn’t available to people with an armed forces address (Europe).',
  ],
  ['??', 'We’re not in your state yet', 'Card isn’t available to residents of your state.'],
])('the sentences about a place without a card are complete for %s', (code, heading, sentence) => {
  expect(notHereHeading(place(code))).toBe(heading);
  expect(notAvailableSentence('Card', place(code))).toBe(sentence);
});

test.each([
  ['OH', 'Card is available in Ohio'],
  ['AE', 'Card is available at armed forces addresses (Europe)'],
])('the sentence about availability names the place %s', (code, sentence) => {
  const known = PLACES.filter((one) => one.code === code);
  expect(known.map((one) => availableAt('Card', one))).toEqual([sentence]);
});
