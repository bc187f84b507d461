import { expect, test } from 'vitest';
import { cartNeeds, refusedSentence } from './cart-refusals';

const item = (
  name: string,
  state: 'ESTIMATED' | 'IN_REVIEW' | 'NOT_ACCEPTED' | 'NEEDS_DETAILS',
) => ({
  name,
  state,
});
const CHAIN = item('Chain', 'ESTIMATED');
const needs = (items: readonly ReturnType<typeof item>[], line = 66_462) =>
  cartNeeds({ items, line, minimumLine: 20_000 });

test('a specialist is mentioned only if one is reviewing', () => {
  expect(needs([CHAIN, item('Ring', 'IN_REVIEW')])).toBe('specialist');
  expect(needs([CHAIN, item('Ring', 'NEEDS_DETAILS')])).toBe('details');
  expect(needs([item('Ring', 'NOT_ACCEPTED')], 0)).toBe('nothing-accepted');
  expect(needs([CHAIN, item('Ring', 'NOT_ACCEPTED')], 10_000)).toBe('more');
  expect(needs([CHAIN, item('Ring', 'NOT_ACCEPTED')])).toBeNull();
  expect(needs([], 0)).toBe('more');
});

test('rejected items are named', () => {
  expect(refusedSentence([CHAIN])).toBeNull();
  expect(refusedSentence([CHAIN, item('Ring', 'NOT_ACCEPTED')])).toBe(
    'We couldn’t accept Ring. It isn’t part of your credit line, and you don’t need to send it.',
  );
  expect(refusedSentence(['A', 'B'].map((name) => item(name, 'NOT_ACCEPTED')))).toMatch(
    /^We couldn’t accept A and B\. They aren’t/,
  );
  expect(refusedSentence(['A', 'B', 'C', 'D'].map((name) => item(name, 'NOT_ACCEPTED')))).toMatch(
    /^We couldn’t accept 4 of your items/,
  );
});
