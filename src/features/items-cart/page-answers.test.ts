import { expect, test } from 'vitest';
import { itemPages } from '../../domain/item/questions/item-forms';
import { emptyItem } from '../../domain/item/questions/item-values';
import { pageAnswers } from './page-answers';

const pageOf = (id: string): readonly string[] =>
  itemPages('NECKLACE').find((page) => page.id === id)?.fields ?? [];

test('summarizes the answers of each page', () => {
  const chain = {
    ...emptyItem('NECKLACE'),
    metal: 'GOLD',
    weight: '4.2',
    hasMain: 'YES',
    gem: 'DIAMOND',
    carat: '1.01',
    condition: 'WORN',
  };
  const said = ['material', 'size', 'stones', 'condition', 'photos'].map((id) =>
    pageAnswers('NECKLACE', pageOf(id), chain),
  );
  expect(said).toEqual(['Gold', '4.2 g', 'Diamond · 1.01 ct', 'Worn', '']);
});

test("omits questions that weren't asked", () => {
  const chain = {
    ...emptyItem('NECKLACE'),
    weight: '4.2',
    noScale: true,
    heft: 'HEAVY',
    gem: 'DIAMOND',
  };
  expect(pageAnswers('NECKLACE', pageOf('size'), chain)).toBe('Heavy');
  expect(pageAnswers('NECKLACE', pageOf('stones'), chain)).toBe('');
});
