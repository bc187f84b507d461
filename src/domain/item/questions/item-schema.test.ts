import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ItemKindName } from '../../../catalogue/items';
import { heavierThanMost, stonesOutweigh } from '../../../forms/item/heavier-note';
import { itemSchema } from './item-schema';
import { emptyItem, hasAnswers, type ItemValues } from './item-values';
import { valuesOfDetails } from '../../../features/items-cart/item-details';

const base = { name: "Dad's rope chain", condition: 'GOOD', own: true };
const chain: ItemValues = {
  ...emptyItem('METAL'),
  ...base,
  what: 'CHAIN_OR_BRACELET',
  metal: 'GOLD',
  purity: '583',
  weight: '20',
};
const stone: ItemValues = { ...emptyItem('GEMSTONE'), ...base, gem: 'DIAMOND', carat: '1.01' };
const watch: ItemValues = {
  ...emptyItem('WATCH'),
  name: base.name,
  own: true,
  brand: 'OTHER',
  model: 'Not sure',
  year: '2001',
  caseMaterial: 'UNSURE',
  running: 'UNSURE',
  watchCondition: 'GOOD',
  boxPapers: 'NEITHER',
  changedParts: 'NO',
};

function problems(kind: ItemKindName, values: ItemValues): Record<string, string> {
  const result = v.safeParse(itemSchema(kind), values);
  const issues = result.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

function output(kind: ItemKindName, values: ItemValues) {
  return v.parse(itemSchema(kind), values);
}

describe('the item form', () => {
  it.each([
    ['', 'Enter the weight'],
    ['abc', 'Weight must be a number, like 12.5'],
    ['12,5', 'Weight must have two digits after the comma, like 12,50'],
    ['12 5', 'Check the space. Weight must be written like 12.5'],
    ['1e9', 'Weight must be a number without letters or symbols, like 12.5'],
    ['12 1/2', 'Weight must be a number without letters or symbols, like 12.5'],
    ['12.345', 'Weight must have no more than two decimals, like 12.5'],
    ['0', 'Weight must be more than 0'],
    ['-4', 'Weight must be more than 0'],
    ['1000.01', 'Weight must be 1,000 grams or less. Contact us about larger lots'],
    ['99999999', 'Weight must be 1,000 grams or less. Contact us about larger lots'],
  ])('rejects a weight of "%s"', (weight, message) => {
    expect(problems('METAL', { ...chain, weight })).toEqual({ weight: message });
  });

  it.each([
    ['1,000', 1000],
    [' 12.5 ', 12.5],
    ['12,50', 12.5],
    ['.5', 0.5],
    ['0.01', 0.01],
  ])('accepts a weight of "%s"', (weight, grams) => {
    expect(output('METAL', { ...chain, weight })).toMatchObject({ weight: grams, unit: 'GRAM' });
  });

  it('applies the limit after conversion', () => {
    expect(problems('METAL', { ...chain, weight: '33', unit: 'TROY_OUNCE' })).toHaveProperty(
      'weight',
    );
    expect(problems('METAL', { ...chain, weight: '32', unit: 'TROY_OUNCE' })).toEqual({});
  });

  it('requires a weight or a heft, not both', () => {
    const noScale = { ...chain, weight: 'abc', noScale: true };
    expect(problems('METAL', noScale)).toEqual({ heft: 'Select thin, medium or heavy' });
    const item = output('METAL', { ...noScale, heft: 'MEDIUM' });
    expect(item.heft).toBe('MEDIUM');
    expect(item.weight).toBeUndefined();
  });

  it('accepts "not sure" everywhere', () => {
    const unsure = { ...chain, metal: 'GOLD', purity: 'UNSURE', condition: 'UNSURE' };
    const item = output('METAL', unsure);
    expect(item).toMatchObject({ metal: 'GOLD', condition: 'UNSURE' });
    expect(item.fineness).toBeUndefined();
    expect(output('METAL', { ...chain, metal: 'UNSURE', purity: '' })).toMatchObject({
      metal: 'UNSURE',
    });
    expect(problems('METAL', { ...chain, metal: 'PLATED', purity: '' })).toEqual({});
  });

  it('sends unopened stone details as unknown', () => {
    expect(output('GEMSTONE', stone).stones).toEqual([
      {
        type: 'DIAMOND',
        carats: 1.01,
        count: 1,
        origin: 'UNSURE',
        shape: 'UNSURE',
        color: 'UNSURE',
        clarity: 'UNSURE',
        report: 'NONE',
      },
    ]);
    expect(problems('GEMSTONE', { ...stone, detailsOpen: true })).toEqual({
      origin: 'Select natural or lab-grown, or choose I’m not sure',
      shape: 'Select the shape, or choose I’m not sure',
      color: 'Select the color, or choose I’m not sure',
      clarity: 'Select the clarity, or choose I’m not sure',
      report: 'Select the grading report, or choose No report',
    });
    expect(
      output('EARRINGS', {
        ...emptyItem('EARRINGS'),
        ...chain,
        pair: 'BOTH',
        earringStyle: 'STUDS',
        hasMain: 'YES',
        gem: 'DIAMOND',
        carat: '0.25',
        count: '2',
      }).stones,
    ).toMatchObject([{ count: 2 }]);
  });

  it('requests the cut of round stones only', () => {
    const round = { ...stone, detailsOpen: true, shape: 'ROUND' };
    expect(problems('GEMSTONE', round)).toHaveProperty('cut');
    expect(problems('GEMSTONE', { ...round, shape: 'OVAL' })).not.toHaveProperty('cut');
  });

  it.each(['0', '50.01'])('rejects a stone of %s carats', (carat) => {
    expect(problems('GEMSTONE', { ...stone, carat })).toEqual({
      carat: 'Carat weight must be between 0.01 and 50',
    });
  });

  it.each([
    ['NECKLACE', 'length', '18,5', 'Length must have two digits after the comma, like 18,50'],
    [
      'RING',
      'smallStones',
      '0,5',
      'Total carat weight must have two digits after the comma, like 0,75',
    ],
    ['GEMSTONE', 'carat', '0.004', 'Carat weight must have no more than two decimals, like 0.75'],
  ] as const)('for a %s rejects a %s of "%s"', (kind, id, typed, message) => {
    expect(problems(kind, { ...emptyItem(kind), hasMain: 'YES', [id]: typed })).toHaveProperty(
      id,
      message,
    );
  });

  it.each(['0', '201', '1.5', '1,5', 'x', ''])('rejects "%s" stones', (count) => {
    expect(problems('GEMSTONE', { ...stone, count })).toHaveProperty(
      'count',
      'Number of stones must be a whole number from 1 to 200',
    );
  });

  it('compares the years of a watch', () => {
    expect(output('WATCH', watch).watch).toMatchObject({
      brand: null,
      year: 2001,
      running: 'UNSURE',
    });
    expect(problems('WATCH', { ...watch, lastServiced: '1999' })).toEqual({
      lastServiced: 'Last service year can’t be before the watch’s year',
    });
    const year = `Year must be between 1900 and ${new Date().getFullYear()}`;
    expect(problems('WATCH', { ...watch, year: '1899' })).toEqual({ year });
    expect(problems('WATCH', { ...watch, year: '3000' })).toEqual({ year });
    expect(problems('WATCH', { ...watch, year: ' ' })).toEqual({
      year: 'Enter the year, or your best guess',
    });
  });

  it('counts names in code points and requires the ownership', () => {
    expect(problems('METAL', { ...chain, name: '💍'.repeat(50) })).toEqual({});
    expect(problems('METAL', { ...chain, name: '💍'.repeat(51) })).toEqual({
      name: 'Item name must be 50 characters or fewer',
    });
    expect(problems('METAL', { ...chain, own: false })).toEqual({
      own: 'Confirm that you own this item',
    });
  });

  it('makes metal questions optional for other items', () => {
    const other = { ...emptyItem('OTHER'), ...base, description: 'A small box', mainly: 'UNSURE' };
    expect(problems('OTHER', other)).toEqual({});
    expect(problems('OTHER', { ...other, description: 'Box' })).toEqual({
      description: 'Description must be 10 characters or more',
    });
    expect(problems('OTHER', { ...other, description: 'x'.repeat(501) })).toEqual({
      description: 'Description must be 500 characters or fewer',
    });
  });

  it('restores the submitted values', () => {
    const ring = {
      ...emptyItem('RING'),
      ...base,
      metal: 'GOLD',
      purity: '583',
      weight: '4.2',
      hasMain: 'YES',
      ringSize: '6.5',
      gem: 'DIAMOND',
      carat: '1.01',
      detailsOpen: true,
      origin: 'NATURAL',
      shape: 'ROUND',
      color: 'G',
      clarity: 'VS2',
      cut: 'EXCELLENT',
      report: 'GIA',
      reportNumber: '2141234567',
      treatments: ['HEATED'],
    };
    for (const [kind, values] of [
      ['RING', ring],
      ['METAL', chain],
      ['GEMSTONE', stone],
      ['WATCH', watch],
    ] as const) {
      const item = output(kind, values) as unknown as { stones?: object[] };
      const details = { weight: null, heft: null, ...item, stones: item.stones ?? [] };
      expect(valuesOfDetails(kind, details), kind).toEqual(values);
    }
  });

  it('reports a missing scale only with a heft', () => {
    const details = { ...output('METAL', chain), stones: [], weight: null };
    const scales = ['LIGHT', null].map(
      (heft) => valuesOfDetails('METAL', { ...details, heft })['noScale'],
    );
    expect(scales).toEqual([true, false]);
  });

  it('warns about a heavy piece without blocking', () => {
    const ring = { ...emptyItem('RING'), weight: '16' };
    expect(heavierThanMost('RING', ring)).toBeNull();
    expect(heavierThanMost('RING', { ...ring, weight: '16.01' })).toBe(
      'That’s heavier than most rings. Check the unit.',
    );
    expect(heavierThanMost('RING', { ...ring, weight: '1', unit: 'TROY_OUNCE' })).not.toBeNull();
    const set = { ...ring, weight: '1', hasMain: 'YES', carat: '5', count: '1' };
    expect(stonesOutweigh('RING', set)).toBeNull();
    // Five carats are a gram.
    expect(stonesOutweigh('RING', { ...set, carat: '5.01' })).not.toBeNull();
    expect(stonesOutweigh('RING', { ...set, count: '200' })).toMatch(
      /^The stones would weigh more/,
    );
    expect(hasAnswers('RING', emptyItem('RING'))).toBe(false);
    expect(hasAnswers('RING', ring)).toBe(true);
  });
});
