import { expect, test } from 'vitest';
import { COUNT_TYPED, countWith, emptyItem, hasAnswers } from './item-values';

test('one earring has one main stone, a pair two, unless a number was typed', () => {
  const values = emptyItem('EARRINGS');
  expect(countWith('ONE', values)).toBe('1');
  expect(countWith('BOTH', { ...values, count: '1' })).toBe('2');
  expect(countWith('ONE', { ...values, count: '2', [COUNT_TYPED]: true })).toBe('2');
  expect(hasAnswers('EARRINGS', { ...values, [COUNT_TYPED]: true })).toBe(false);
});
