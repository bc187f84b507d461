import { expect, test } from 'vitest';
import type { CartItem } from './use-item-cart';
import { itemFacts } from './item-facts';

test('grams above 999 have a thousands separator', () => {
  const answers = { weight: 1000, unit: 'GRAM', stones: [] } as unknown as CartItem['answers'];
  expect(itemFacts({ kind: 'METAL', answers })).toContain('1,000 g');
});
