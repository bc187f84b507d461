import { expect, test } from 'vitest';
import type { ItemInput } from '../../../src/contract/generated/types';
import { checkAnswer } from '../../../src/domain/item/questions/check-answer';
import { question, type QuestionId } from '../../../src/domain/item/questions/dictionary';
import type { ItemKindName } from '../../../src/catalogue/items';
import type { ItemValues } from '../../../src/domain/item/questions/item-values';
import { clock } from '../../../src/services/clock';
import { Refusal } from '../rules/refusal';
import { readItem } from './item-rules';

const RING: ItemInput = {
  kind: 'RING',
  name: "Grandmother's ring",
  metal: 'GOLD',
  unit: 'GRAM',
  weight: 4,
  condition: 'GOOD',
  ownershipConfirmed: true,
};
const STONE = { type: 'DIAMOND', carats: 1 } as const;
const WATCH = {
  model: 'Seamaster',
  caseMaterial: 'STEEL',
  running: 'YES',
  condition: 'GOOD',
  boxPapers: 'BOTH',
  changedParts: 'NO',
} as const;
const ITEMS: Readonly<Record<string, ItemInput>> = {
  RING,
  GEMSTONE: { ...RING, kind: 'GEMSTONE', metal: null, weight: null, stones: [STONE] },
  NECKLACE: { ...RING, kind: 'NECKLACE', necklaceType: 'CHAIN', solid: 'SOLID' },
  WATCH: { ...RING, kind: 'WATCH', metal: null, weight: null, condition: null, watch: WATCH },
  OTHER: { ...RING, kind: 'OTHER', description: 'A silver tea set', mainly: 'PRECIOUS_METAL' },
};
const YEAR = clock.date().getFullYear();

function refusalOf(input: ItemInput): Pick<Refusal, 'message' | 'details'> {
  try {
    readItem(input, YEAR);
  } catch (error) {
    if (error instanceof Refusal) return { message: error.message, details: error.details };
    throw error;
  }
  throw new Error('Nothing was refused');
}

test.each(Object.entries(ITEMS))('a full %s is accepted', (kind, input) => {
  expect(readItem(input, YEAR).kind).toBe(kind);
});

test.each<[ItemKindName, QuestionId, ItemValues, Partial<ItemInput>]>([
  ['RING', 'name', { name: ' ' }, { name: ' ' }],
  ['RING', 'name', { name: 'x'.repeat(51) }, { name: 'x'.repeat(51) }],
  ['RING', 'metal', { metal: '' }, { metal: null }],
  ['RING', 'stamp', { stamp: 'x'.repeat(21) }, { stamp: 'x'.repeat(21) }],
  ['RING', 'weight', { weight: '' }, { weight: null }],
  ['RING', 'weight', { weight: '0' }, { weight: 0 }],
  ['RING', 'weight', { weight: '4.125' }, { weight: 4.125 }],
  ['RING', 'weight', { weight: '33', unit: 'TROY_OUNCE' }, { weight: 33, unit: 'TROY_OUNCE' }],
  ['RING', 'smallStones', { smallStones: '20.01' }, { smallStonesCarats: 20.01 }],
  ['RING', 'condition', { condition: '' }, { condition: null }],
  ['RING', 'own', { own: false }, { ownershipConfirmed: false }],
  ['GEMSTONE', 'gem', { gem: '' }, { stones: [] }],
  ['GEMSTONE', 'carat', { carat: '50.01' }, { stones: [{ ...STONE, carats: 50.01 }] }],
  ['GEMSTONE', 'count', { count: '201' }, { stones: [{ ...STONE, count: 201 }] }],
  [
    'GEMSTONE',
    'reportNumber',
    { reportNumber: '#1' },
    { stones: [{ ...STONE, reportNumber: '#1' }] },
  ],
  ['NECKLACE', 'length', { length: '9' }, { lengthInches: 9 }],
  ['NECKLACE', 'solid', { solid: '' }, { solid: null }],
  ['WATCH', 'brand', { brand: '' }, { watch: null }],
  ['WATCH', 'model', { model: '' }, { watch: { ...WATCH, model: '' } }],
  ['WATCH', 'year', { year: '1899' }, { watch: { ...WATCH, year: 1899 } }],
  [
    'WATCH',
    'lastServiced',
    { year: '2000', lastServiced: '1999' },
    { watch: { ...WATCH, year: 2000, lastServiced: 1999 } },
  ],
  ['OTHER', 'description', { description: 'Spoon' }, { description: 'Spoon' }],
  ['OTHER', 'mainly', { mainly: '' }, { mainly: null }],
])('%s, %s: form and data API reject %j with the same message', (kind, id, values, change) => {
  const item = ITEMS[kind];
  if (item === undefined) throw new Error(`There is no ${kind} to change`);
  const { message, details } = refusalOf({ ...item, ...change });
  expect(message).toBe(checkAnswer({ id }, values));
  // A refusal of a missing watch names its first question.
  expect(details).toEqual({ field: question(id).path });
});
