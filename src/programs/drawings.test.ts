import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTriplet } from './color';
import { paletteOf } from './palette';
import { loadBrand } from './registry';
import { PROGRAM_IDS } from '../catalogue/programs';
import { LOOKS } from './themes';

const drawing = (program: string, name: string): string =>
  readFileSync(new URL(`./${program}/${name}.svg`, import.meta.url), 'utf8');

/** "258 76% 95%" to "#eee9fc". */
function hexOf(triplet: string): string {
  const { h, s, l } = parseTriplet(triplet);
  const chroma = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const brands = PROGRAM_IDS.map((program) => ({ program, look: LOOKS[program] }));

test.each(brands)('the sky of $program starts with the color above it', ({ program, look }) => {
  const first = [...drawing(program, 'login-background').matchAll(/\.a\{stop-color:(#\w{6})/g)];
  expect(first.map(([, color]) => color)).toEqual(
    (['light', 'dark'] as const).map((scheme) => hexOf(paletteOf(look, scheme).bandBackground)),
  );
});

test.each(brands)('the hills of $program continue in a wider window', ({ program }) => {
  const picture = drawing(program, 'login-background');
  expect(picture).toContain('preserveAspectRatio="xMidYMax meet"');
  expect(picture).toContain('<rect x="-800" width="3200"');
  const hills = [...picture.matchAll(/<path class="(?:h\d|sand)" d="(M[^"]*)"/g)];
  expect(hills.length).toBeGreaterThan(3);
  // Curves continue with smooth commands (s, t), so they have no corners.
  for (const [, line] of hills)
    expect(line).toMatch(/^M-8\d0 \d+(?:h3200|[cq][-\d ]+(?:[st][-\d ]+)+)v\d+H-8\d0Z$/);
});

test.each(brands)('the logo of $program starts at its edge', ({ program }) => {
  const start = Number(/viewBox="([\d.]+) 0 166 36"/.exec(drawing(program, 'logo'))?.[1]);
  expect(start).toBe(
    new Map<string, number>([
      ['pesto_item', 8.4],
      ['pesto_cash', 4.7],
      ['honor', 2.6],
    ]).get(program) ?? 0,
  );
});

test.each(brands)('the logo of $program is readable on its dark card', async ({ program }) => {
  const { layout } = await loadBrand(program);
  // A logo for a dark header is light in both schemes; others have a dark variant.
  expect(drawing(program, 'logo').includes('@media (prefers-color-scheme:dark)')).toBe(
    layout.headerTheme === 'light',
  );
});
