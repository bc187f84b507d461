import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  displayFamily,
  FACES as SOURCES,
  fallbackFamily,
  HAND,
  TEXT_FAMILY,
} from '../../src/programs/faces';
import { LOOKS } from '../../src/programs/themes';

const FOLDER = fileURLToPath(new URL('../../src/ui/generated/', import.meta.url));

interface FontFace {
  readonly family: string;
  readonly file: string | undefined;
  readonly range: string;
  readonly text: string;
}

const FACES: readonly FontFace[] = readFileSync(`${FOLDER}fonts.css`, 'utf8')
  .split('@font-face')
  .slice(1)
  .map((text) => ({
    text,
    family: /font-family: '([^']+)'/.exec(text)?.[1] ?? '',
    file: /url\('\.\/([^']+)'\)/.exec(text)?.[1],
    range: /unicode-range: ([^;]+);/.exec(text)?.[1] ?? '',
  }));

const facesOf = (family: string) => FACES.filter((face) => face.family === family);

function codesOf(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

const families = [...new Set(Object.values(LOOKS).map(({ style }) => displayFamily(style.type)))];

describe.each([...new Set([TEXT_FAMILY, ...families])])('%s', (family) => {
  const [basic, latin, latinExt] = facesOf(family);

  test('has a small part for every page', () => {
    const bytes = statSync(FOLDER + (basic?.file ?? '')).size;
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(family === TEXT_FAMILY ? 18_000 : 15_000);
  });

  test('has each character in one part only, with English in the first', () => {
    const [first, second] = [basic, latin].map((face) => codesOf(face?.range ?? ''));
    for (const letter of 'AZaz09 $%,.-’“”–—•…©×') {
      expect(first).toContain(letter.codePointAt(0));
    }
    for (const letter of 'ÄéñÑø½') expect(second).toContain(letter.codePointAt(0));
    expect(first?.filter((code) => second?.includes(code))).toEqual([]);
    for (const letter of 'šŁőž')
      expect(codesOf(latinExt?.range ?? '')).toContain(letter.codePointAt(0));
  });

  test('has a system font with its metrics as fallback', () => {
    const fallbackFaces = facesOf(fallbackFamily(family));
    expect(fallbackFaces.length).toBe(family === TEXT_FAMILY ? 2 : 1);
    for (const { text } of fallbackFaces) {
      expect(text).toMatch(/src: local\(/);
      // Metrics are relative to the fallback font, and must match those of the text font.
      const share = (name: string) =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1]) / 100;
      const scale = share('size-adjust');
      expect(scale).toBeGreaterThan(0.75);
      expect(scale).toBeLessThan(1.25);
      expect(scale * share('ascent-override')).toBeCloseTo(0.878, 2);
      expect(scale * share('descent-override')).toBeCloseTo(0.21, 2);
    }
  });
});

test('the signature font has all of Latin in one file', () => {
  const [latin, latinExt] = facesOf(HAND.family);
  expect(latin?.text).toContain('font-display: swap');
  for (const letter of 'AZaz09 .’-Ééñø×') {
    expect(codesOf(latin?.range ?? '')).toContain(letter.codePointAt(0));
  }
  for (const letter of 'šŁőž')
    expect(codesOf(latinExt?.range ?? '')).toContain(letter.codePointAt(0));
  const bytes = statSync(FOLDER + (latin?.file ?? '')).size;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(18_000);
});

test('a page loads fewer bytes of fonts than one full body font', () => {
  const text = statSync(FOLDER + (facesOf(TEXT_FAMILY)[0]?.file ?? '')).size;
  const uncut = statSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
    ),
  ).size;
  for (const family of families.filter((name) => name !== TEXT_FAMILY)) {
    const display = statSync(FOLDER + (facesOf(family)[0]?.file ?? '')).size;
    expect(text + display).toBeLessThan(uncut);
  }
});

test.each([
  ...Object.values(SOURCES).map(({ folder }) => `@fontsource-variable/${folder}`),
  `@fontsource/${HAND.folder}`,
])('%s has an open license', (name) => {
  const license = import.meta.resolve(`${name}/LICENSE`);
  expect(readFileSync(fileURLToPath(license), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('a build after the fonts in the same process is for production', async () => {
  const script = `import { readFaces } from './cli/build/fonts/fonts.mjs';
const { LOOKS } = await readFaces(process.cwd());
process.stdout.write(JSON.stringify([Object.keys(LOOKS).length > 0, process.env.NODE_ENV ?? null]));`;
  const { NODE_ENV: _ofTests, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), env },
  );
  expect(JSON.parse(stdout)).toEqual([true, null]);
});
