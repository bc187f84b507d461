import { expect, test } from 'vitest';
import { returnSentence } from './return-sentence';

test('a return is mentioned only if something was sent', () => {
  expect(returnSentence({ parcel: null, received: 0 })).toBeNull();
  expect(returnSentence({ parcel: 'with-us', received: 0 })).toBe(
    'We’ll return your items, free and insured.',
  );
  expect(returnSentence({ parcel: 'on-the-way', received: 0 })).toMatch(/^Your package is on/);
  expect(returnSentence({ parcel: null, received: 50_000 })).toBe(
    'We’ll refund the $500 we received.',
  );
  expect(returnSentence({ parcel: null, received: 500, onTheWay: 7500 })).toBe(
    'We’ll refund the $5 we received. We’ll refund the $75 that is on its way once it arrives.',
  );
});
