import { describe, expect, test } from 'vitest';
import { BANDS, bandReach, bandSpace } from './style-values';

const REM = 16;
/** Gap of the column below the head. */
const GAP = 1.5 * REM;
const CLEAR = 12;

/** Supports rem, vw, clamp, and calc with + and *. */
function pixels(length: string, width: number): number {
  const plain = length
    .replaceAll(/([\d.]+)rem/g, (_, count: string) => String(Number(count) * REM))
    .replaceAll(/([\d.]+)vw/g, (_, count: string) => String((Number(count) * width) / 100))
    .replaceAll(/clamp\(([\d.]+), ([\d.]+), ([\d.]+)\)/g, (_, ...numbers: string[]) =>
      String(
        numbers
          .slice(0, 3)
          .map(Number)
          .toSorted((a, b) => a - b)[1],
      ),
    );
  const product = (text: string): number =>
    text.split(' * ').reduce((sofar, factor) => sofar * Number(factor), 1);
  return plain
    .replaceAll(/calc|[()]/g, '')
    .split(' + ')
    .reduce((sum, part) => sum + product(part), 0);
}

/** Maximum height that a shape cuts from an edge. */
function cut(shape: string, width: number): number {
  const heights = [
    ...shape.matchAll(/100% - ((?:\d+ \* )?(?:clamp\([^)]*\)|[\d.]+rem))/g),
    ...shape.matchAll(/ellipse [\d.]+% calc\([\d.]+ \* (clamp\([^)]*\))/g),
  ].map(([, height = '']) => pixels(height, width));
  return Math.max(0, ...heights);
}

type Name = keyof typeof BANDS;
const NAMES = (Object.keys(BANDS) as Name[]).filter((name) => BANDS[name] !== null);
const isCut = (name: Name): boolean =>
  BANDS[name]?.edge !== undefined || BANDS[name]?.mask !== undefined;

describe.each([320, 390, 820, 1280])('at %i px', (width) => {
  test.each(NAMES)('the edge "%s" keeps clear of the text above and below', (name) => {
    const { edge = '', mask = '' } = BANDS[name] ?? {};
    const reach = pixels(bandReach(name), width);
    expect(reach - cut(edge + mask, width)).toBeGreaterThanOrEqual(CLEAR);
    expect(GAP + pixels(bandSpace(name), width) - reach).toBeGreaterThanOrEqual(CLEAR);
  });
});

test('content below the head has the same distance in each brand', () => {
  for (const [width, distance] of [
    [390, 52],
    [1280, 60],
  ] as const)
    expect(new Set(NAMES.map((name) => GAP + pixels(bandSpace(name), width)))).toEqual(
      new Set([distance]),
    );
});

test('content below a flat edge has enough distance', () => {
  for (const name of NAMES.filter((one) => !isCut(one))) {
    const below = GAP + pixels(bandSpace(name), 1280) - pixels(bandReach(name), 1280);
    expect(below).toBeGreaterThanOrEqual(2 * REM);
  }
});

test('the shaped edges are measured', () => {
  const edges = NAMES.filter(isCut);
  expect(edges.length).toBeGreaterThan(3);
  for (const name of edges)
    expect(cut(`${BANDS[name]?.edge}${BANDS[name]?.mask}`, 390), name).toBeGreaterThanOrEqual(24);
});
