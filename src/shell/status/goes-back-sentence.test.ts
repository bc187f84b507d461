import { expect, test } from 'vitest';
import { goesBackSentence } from './goes-back-sentence';

test('a return is mentioned only if something was sent', () => {
  expect(goesBackSentence({ parcel: null, received: 0 })).toBeNull();
  expect(goesBackSentence({ parcel: 'with-us', received: 0 })).toBe(
    'We’ll return your items, free and insured.',
  );
  expect(goesBackSentence({ parcel: 'on-the-way', received: 0 })).toMatch(/^Your package is on/);
  expect(goesBackSentence({ parcel: null, received: 50_000 })).toBe(
    'We’ll refund the $500 we received.',
  );
  expect(goesBackSentence({ parcel: null, received: 500, onTheWay: 7500 })).toBe(
    'We’ll refund the $5 we received. We’ll refund the $75 that is on its way once it arrives.',
  );
});
