import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ITEMS, itemFixture } from '../../../fixtures/items';
import type { ItemInput, StoneInput, WatchInput } from '../../../src/contract/generated/types';
import { readItem } from '../items/item-rules';
import { estimateItem } from './estimate-item';

const DATE = '2026-06-15';

const estimate = (input: ItemInput) => estimateItem(readItem(input, 2026), DATE);

describe('estimates', () => {
  test.each(ITEMS)('$id $input.name is estimated to the cent', ({ input, expected }) => {
    const { metal, ...found } = estimate(input);
    expect({ ...found, metal: metal?.value ?? 0 }).toMatchObject(expected);
  });
});

const chain = itemFixture('I-01').input;
const ring = itemFixture('I-03').input;
const watchItem = itemFixture('I-13').input;
const stoneOf = (change: Partial<StoneInput>): ItemInput => ({
  ...ring,
  stones: [{ ...(ring.stones?.[0] as StoneInput), ...change }],
});
const watchOf = (change: Partial<WatchInput>): ItemInput => ({
  ...watchItem,
  watch: { ...(watchItem.watch as WatchInput), ...change },
});

describe('items that a specialist reviews', () => {
  const CASES: readonly [string, ItemInput, string][] = [
    ['a pearl', stoneOf({ type: 'PEARL' }), 'PEARL_OR_OPAL'],
    ['an opal', stoneOf({ type: 'OPAL' }), 'PEARL_OR_OPAL'],
    ['a stone of unknown type', stoneOf({ type: 'UNSURE' }), 'UNKNOWN_STONE'],
    ['a fancy color', stoneOf({ color: 'FANCY' }), 'FANCY_COLOR'],
    ['a treated diamond', stoneOf({ treatments: ['CLARITY_ENHANCED'] }), 'TREATED_DIAMOND'],
    ['a diamond over 5 ct', stoneOf({ carats: 5.01 }), 'OVER_FIVE_CARATS'],
    ['a hollow chain', { ...chain, solid: 'HOLLOW' }, 'HOLLOW'],
    ['another brand', watchOf({ brand: null }), 'OTHER_BRAND'],
    ['changed parts', watchOf({ changedParts: 'YES' }), 'CHANGED_PARTS'],
    ['unknown metal', { ...chain, metal: 'UNSURE' }, 'UNKNOWN_METAL'],
    ['anything else', itemFixture('I-17').input, 'OTHER_ITEM'],
  ];
  test.each(CASES)('%s', (_name, input, reason) => {
    expect(estimate(input)).toMatchObject({ outcome: 'NEEDS_REVIEW', reviewReasons: [reason] });
  });

  test('a stone under review counts as zero, the metal counts', () => {
    const { diamonds, gems, line } = estimate(stoneOf({ type: 'PEARL' }));
    expect({ diamonds, gems, line }).toEqual({ diamonds: 0, gems: 0, line: 13_285 });
  });

  test('a diamond of exactly 5 ct has a price', () => {
    expect(estimate(stoneOf({ carats: 5, weight: 10 } as Partial<StoneInput>))).toMatchObject({
      outcome: 'ESTIMATED',
      diamonds: 4_500_000,
    });
  });
});

describe('rejected items', () => {
  const loose = (type: StoneInput['type']): ItemInput => ({
    ...itemFixture('I-11').input,
    stones: [{ type, carats: 1 }],
  });
  const CASES: readonly [string, ItemInput, string][] = [
    ['a gold-filled stamp', { ...chain, stamp: '1/20 14KGF' }, 'PLATED'],
    ['a loose cubic zirconia', loose('CUBIC_ZIRCONIA'), 'STONE_WITHOUT_VALUE'],
    ['a loose moissanite', loose('MOISSANITE'), 'STONE_WITHOUT_VALUE'],
    [
      'light and unstamped metal',
      { ...chain, metal: 'UNSURE', stamp: null, weight: 4 },
      'UNIDENTIFIED_METAL',
    ],
    ['a replica', watchOf({ model: 'Deep 300 replica' }), 'REPLICA'],
    [
      'ivory',
      { ...itemFixture('I-17').input, description: 'A carved ivory box, very old' },
      'RESTRICTED',
    ],
  ];
  test.each(CASES)('%s', (_name, input, reason) => {
    expect(estimate(input)).toMatchObject({
      outcome: 'NOT_ACCEPTED',
      line: 0,
      notAcceptedReason: reason,
    });
  });

  test.each([
    'Coral gold chain',
    'Coral red enamel ring',
    'Ivory pearl necklace',
    'Watch with an ivory dial',
    'Gold gun charm',
    'Gun metal bracelet',
    'Top Gun watch',
  ])("the word alone doesn't reject “%s”", (name) => {
    expect(estimate({ ...chain, name }).outcome).toBe('ESTIMATED');
  });

  test.each(['Coral necklace', 'Ivory bangle', 'Old gun', 'Two handguns', 'Shotgun'])(
    'rejects “%s”',
    (name) => {
      expect(estimate({ ...chain, name }).notAcceptedReason).toBe('RESTRICTED');
    },
  );

  test('cubic zirconia in gold counts as its metal', () => {
    expect(estimate(stoneOf({ type: 'CUBIC_ZIRCONIA' }))).toMatchObject({
      outcome: 'ESTIMATED',
      line: 13_285,
    });
  });

  test('vermeil counts as sterling silver', () => {
    const { metal } = estimate({ ...chain, stamp: 'Vermeil' });
    expect(metal).toMatchObject({ metal: 'SILVER', fineness: 925, value: 1572 });
  });
});

describe('estimates without a scale', () => {
  test.each([
    ['THIN', 5],
    ['MEDIUM', 10],
    ['HEAVY', 25],
  ] as const)('a %s chain counts as %i g, with a wider range', (heft, grams) => {
    const found = estimate({ ...chain, weight: null, heft });
    expect(found).toMatchObject({ lowConfidence: true, unsure: ['weight'] });
    expect(found.line).toBe(estimate({ ...chain, weight: grams }).line);
  });
});

describe('other stones', () => {
  const sapphire = (change: Partial<StoneInput>): number =>
    estimate({
      ...itemFixture('I-11').input,
      stones: [{ type: 'SAPPHIRE', carats: 2, report: 'GIA', ...change }],
    }).gems;

  test("have no grades, so unknown ones don't widen the range", () => {
    const [stone] = itemFixture('I-11').input.stones as StoneInput[];
    const unsure = { shape: 'UNSURE', color: 'UNSURE', clarity: 'UNSURE', cut: 'UNSURE' } as const;
    const input = (change: Partial<StoneInput>): ItemInput => ({
      ...itemFixture('I-11').input,
      stones: [{ ...(stone as StoneInput), ...change }],
    });
    expect(estimate(input(unsure))).toMatchObject({ low: 10_500, high: 14_000, unsure: [] });
    expect(estimate(input({ origin: 'UNSURE' }))).toMatchObject({
      lowConfidence: true,
      unsure: ['natural or lab-grown'],
    });
  });

  test('are worth less without a report or if treated', () => {
    expect(sapphire({})).toBe(50_000);
    expect(sapphire({ report: 'NONE' })).toBe(20_000);
    expect(sapphire({ treatments: ['HEATED'] })).toBe(25_000);
    expect(sapphire({ report: null, treatments: ['HEATED'] })).toBe(10_000);
    expect(sapphire({ count: 3 })).toBe(150_000);
  });
});

describe('watches', () => {
  const value = (change: Partial<WatchInput>): number => estimate(watchOf(change)).watch;

  test('lose value by age bracket', () => {
    expect([2016, 2015, 2001, 2000, 1986, 1985].map((year) => value({ year }))).toEqual([
      765_000, 726_750, 726_750, 688_500, 688_500, 612_000,
    ]);
  });

  test('with unknown function are worth less, with a wider range', () => {
    expect(estimate(watchOf({ running: 'UNSURE' }))).toMatchObject({
      watch: 650_250,
      lowConfidence: true,
      unsure: ['whether it runs'],
    });
  });
});

const grams = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
const carats = fc.integer({ min: 1, max: 500 }).map((points) => points / 100);

test('an estimate is never negative, is within its range, and the range ends on five dollars', () => {
  fc.assert(
    fc.property(grams, carats, fc.integer({ min: 1, max: 200 }), (weight, size, count) => {
      const found = estimate({ ...stoneOf({ carats: size, count }), weight });
      expect(found.line).toBeGreaterThanOrEqual(0);
      expect(found.metal?.value).toBeGreaterThanOrEqual(0);
      expect(found.low).toBeLessThanOrEqual(found.line);
      expect(found.high).toBeGreaterThanOrEqual(found.line);
      expect([found.low % 500, found.high % 500]).toEqual([0, 0]);
    }),
  );
});

test('a heavier piece is never worth less, and all parts are full cents', () => {
  fc.assert(
    fc.property(grams, grams, (one, other) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
        estimate({ ...chain, weight }),
      );
      expect(heavy?.line).toBeGreaterThanOrEqual(light?.line ?? 0);
      expect(Number.isInteger(heavy?.line)).toBe(true);
    }),
  );
});

test('an unsure answer never increases the value', () => {
  fc.assert(
    fc.property(
      carats,
      fc.constantFrom('color', 'clarity', 'cut', 'shape', 'origin'),
      (size, question) => {
        const sure = estimate(stoneOf({ carats: size }));
        const unsure = estimate(stoneOf({ carats: size, [question]: 'UNSURE' }));
        expect(unsure.line).toBeLessThanOrEqual(sure.line);
        expect(unsure.lowConfidence).toBe(true);
      },
    ),
  );
});
