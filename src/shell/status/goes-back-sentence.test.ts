import { expect, test } from 'vitest';
import { goesBackSentence } from './goes-back-sentence';

test('what goes back is said only where something was sent', () => {
  expect(goesBackSentence({ parcel: null, received: 0 })).toBeNull();
  expect(goesBackSentence({ parcel: 'with-us', received: 0 })).toBe(
    'We’ll send your items back, free and insured.',
  );
  expect(goesBackSentence({ parcel: 'on-the-way', received: 0 })).toMatch(/^Your package is on/);
  expect(goesBackSentence({ parcel: null, received: 50_000 })).toBe(
    'We’ll send back the $500 that arrived.',
  );
  expect(goesBackSentence({ parcel: null, received: 500, onTheWay: 7500 })).toBe(
    'We’ll send back the $5 that arrived. We’ll send back the $75 that is on its way once it arrives.',
  );
});
