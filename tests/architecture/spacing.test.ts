import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Spaces of several values that name tokens. Panda reads a token only where it stands alone: `'4 0 0'` is four pixels,
 * not `spacing.4`.
 */
function unreadTokensIn(text: string): readonly string[] {
  const said = /\b(?:padding|margin|inset|gap)[A-Z]?\w*:\s*(?:\{[^}]*\}|'[^']*')/g;
  return [...text.matchAll(said)]
    .flatMap(([declaration]) => declaration.match(/(?<=')[^']*(?=')/g) ?? [])
    .filter((value) => /^[-\w.%]+(?: [-\w.%]+)+$/.test(value))
    .filter((value) => value.split(' ').some((part) => /^-?[1-9]\d*$/.test(part)));
}

test('no space of several values counts on tokens', () => {
  expect(unreadTokensIn("padding: { base: '4 0 0', desktop: '6' }, marginBlock: '-2 -3'")).toEqual([
    '4 0 0',
    '-2 -3',
  ]);
  expect(unreadTokensIn("margin: '0 auto', insetBlock: '0.8rem -0.8rem'")).toEqual([]);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    unreadTokensIn(readFileSync(`src/${file}`, 'utf8')).map((value) => `src/${file}: ${value}`),
  );
  expect(found).toEqual([]);
});
