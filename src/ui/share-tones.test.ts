import { expect, test } from 'vitest';
import { sharesOf, tonesOf } from './share-tones';

const counted = (...values: readonly number[]) =>
  values.map((value, index) => ({ id: 'abcdefgh'[index] ?? '', value }));

const toneText = (shares: ReturnType<typeof sharesOf>) =>
  [...tonesOf(shares)].map(([id, tone]) => `${id}${tone}`).join(' ');

test('a single part has no bar', () => {
  expect(sharesOf(counted(5))).toEqual([]);
});

test('parts have separate shades while there are enough', () => {
  const shares = sharesOf(counted(5, 1, 4, 2));
  expect(toneText(shares)).toBe('a0 b1 c2 d3');
  expect(shares.every(({ sumOf }) => sumOf === undefined)).toBe(true);
});

test('with more parts the three largest have separate shades and the rest share the lightest', () => {
  const shares = sharesOf(counted(5, 1, 4, 2, 9, 3));
  expect(toneText(shares)).toBe('a0 c1 e2');
  expect(shares.at(-1)).toEqual({ id: 'rest', value: 6, tone: 3, sumOf: 3 });
});

test('remaining parts keep their shade', () => {
  const before = tonesOf(sharesOf(counted(5, 1, 4, 2, 9, 3)));
  const [, ...without] = counted(5, 1, 4, 2, 9, 3);
  // f takes the shade of a.
  expect(toneText(sharesOf(without, before))).toBe('c1 e2 f0');
  // Few enough for one shade each.
  expect(toneText(sharesOf(without.slice(1), before))).toBe('c1 d0 e2 f3');
});
