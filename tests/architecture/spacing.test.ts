import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOKENS } from '../../src/ui/tokens';

const SPACE =
  /\b(gap|rowGap|columnGap|(?:margin|padding|inset)(?:Block|Inline)?(?:Start|End)?|(?:margin|padding)(?:Top|Bottom|Left|Right))'?: (?:'([^']*)'|\{([^{}]*)\})/g;

const steps = new Set(Object.keys(TOKENS.spacing));

/** Drawings scale with their container, and a line between two colors isn't spacing. */
const isDrawn = (value: string): boolean => /^[\d.]+cqw$|^[12]px$/.test(value);

/** An unknown number, or a gap with its own unit. */
function offScale(source: string): readonly string[] {
  return [...source.matchAll(SPACE)].flatMap(([, property = '', value, byWidth = '']) => {
    const values =
      value === undefined
        ? [...byWidth.matchAll(/'([^']*)'/g)].map(([, one = '']) => one)
        : [value];
    return values
      .filter((one) =>
        /^-?[\d.]+$/.test(one)
          ? !steps.has(one.replace('-', ''))
          : /gap/i.test(property) && !isDrawn(one),
      )
      .map((one) => `${property}: ${one}`);
  });
}

/** Panda only resolves a single token: `'4 0 0'` is four pixels, not `spacing.4`. */
function unreadTokensIn(text: string): readonly string[] {
  const pattern = /\b(?:padding|margin|inset|gap)[A-Z]?\w*:\s*(?:\{[^}]*\}|'[^']*')/g;
  return [...text.matchAll(pattern)]
    .flatMap(([declaration]) => declaration.match(/(?<=')[^']*(?=')/g) ?? [])
    .filter((value) => /^[-\w.%]+(?: [-\w.%]+)+$/.test(value))
    .filter((value) => value.split(' ').some((part) => /^-?[1-9]\d*$/.test(part)));
}

function inSources(find: (source: string) => readonly string[]): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) =>
    find(readFileSync(`src/${file}`, 'utf8')).map((space) => `src/${file} ${space}`),
  );
}

test('all spacing is on the scale', () => {
  expect(inSources(offScale)).toEqual([]);
});

test('no spacing shorthand contains tokens', () => {
  expect(inSources(unreadTokensIn)).toEqual([]);
});

test('spacing off the scale would be found', () => {
  expect(
    offScale(
      "{ gap: '5', rowGap: { base: '2', tablet: '2.5' }, columnGap: '0.9rem', margin: '-4' }",
    ),
  ).toEqual(['gap: 5', 'rowGap: 2.5', 'columnGap: 0.9rem']);
});

test('a token in a spacing shorthand would be found', () => {
  expect(unreadTokensIn("padding: { base: '4 0 0', desktop: '6' }, marginBlock: '-2 -3'")).toEqual([
    '4 0 0',
    '-2 -3',
  ]);
  expect(unreadTokensIn("margin: '0 auto', insetBlock: '0.8rem -0.8rem'")).toEqual([]);
});
