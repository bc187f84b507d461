import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findTraces, textsOf, TRACES } from './traces';
import { aboutAnybody, givenToAll, undefinedProperties, unknownValues } from './unknown-values';
import { expect, test } from '../support/test';

const DIST = join(import.meta.dirname, '../../dist');
const DIST_MOCK = join(import.meta.dirname, '../../dist-mock');

test('the production build contains nothing of the mock', () => {
  const texts = textsOf(DIST);
  expect(texts.size).toBeGreaterThan(10);
  expect(findTraces(texts)).toEqual([]);
});

test('the mock build contains every searched trace', () => {
  const texts = textsOf(DIST_MOCK);
  for (const trace of TRACES) expect(findTraces(texts, [trace])).not.toEqual([]);
});

test('every page of the build is the same, with scripts in files', () => {
  const index = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(readFileSync(join(DIST, '404.html'), 'utf8')).toBe(index);
  // A strict content security policy allows no inline script.
  expect(index).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
});

test('prerendered pages have at most 9 kB of critical styles, and no style attribute', () => {
  const pages = readdirSync(join(DIST, 'prerender')).filter((name) => name.endsWith('.html'));
  expect(pages).toHaveLength(12);
  for (const name of pages) {
    const text = readFileSync(join(DIST, 'prerender', name), 'utf8');
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    expect(styles).toContain('@layer utilities');
    const rules = styles.replaceAll(/url\("data:[^"]*"\)/g, '');
    expect(brotliCompressSync(rules).length, name).toBeLessThanOrEqual(9000);
    // The CSP would block it.
    expect(text, name).not.toMatch(/<[^>]*\sstyle="/);
  }
});

test("every font in the styles is a brand's or a system font", () => {
  const assets = join(DIST, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const text = sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  const named = [...text.matchAll(/\.([^{}@]*)\{font-family:([^;}]+)/g)].map(
    ([, , face = '']) => face,
  );
  expect(named).toContain('var(--fonts-display)');
  expect(named.filter((face) => !/^(?:var\(--fonts-\w+\)|monospace|inherit)$/.test(face))).toEqual(
    [],
  );
});

test('only the production build is indexable, never a mock build', () => {
  const index = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
  expect(index(DIST)).toContain('<meta name="robots" content="all"');
  expect(index(DIST_MOCK)).toContain('<meta name="robots" content="noindex"');
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow:\n');
});

function importsOf(name: string): readonly string[] {
  const file = readdirSync(join(DIST, 'assets')).find((path) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(path),
  );
  const text = readFileSync(join(DIST, 'assets', file ?? ''), 'utf8');
  return [...text.matchAll(/\b(?:import|from)\s*"\.\/([\w-]+)-[\w-]{8}\.js"/g)]
    .map(([, imported = '']) => imported)
    .toSorted();
}

test('sign-in loads no code of later screens', () => {
  expect(importsOf('sign-in')).toEqual(['main', 'rolldown-runtime']);
  expect(importsOf('visitor')).toEqual(['main', 'rolldown-runtime', 'sign-in']);
  expect(importsOf('signed-in-portal')).toContain('apollo');
});

test('the entry imports nothing, clears the address first, and reports a failed script', () => {
  const index = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module"[^>]*src="([^"]+)"/.exec(index) ?? [];
  const text = readFileSync(join(DIST, entry), 'utf8');
  expect(text).toContain('import(');
  expect(text.match(/\bimport\s*[^(.\s][^;]*/g)).toBeNull();
});

const stylesOf = (dist: string): string =>
  [...textsOf(dist)]
    .filter(([name]) => name.endsWith('.css'))
    .map(([, text]) => text)
    .join('\n');

test('the style sheet sets no custom property on every element', () => {
  const css = stylesOf(DIST);
  expect(css).toContain('--spacing-6');
  expect(givenToAll(css)).toEqual([]);
  expect(givenToAll('*,:before{margin:0;--blur: }a{--blur: }')).toEqual(['--blur']);
  // Ark UI sets these on each toast.
  expect(undefinedProperties(css)).toEqual(['--opacity', '--scale', '--x', '--y']);
});

test('no selector makes browsers restyle the page on changes', () => {
  expect(aboutAnybody(stylesOf(DIST))).toEqual([]);
  const wrong = ['.a+*', '.a>*+*', '.a>:has(>[id$=b])>:last-child', '.a~:not(.b)', 'div:has(+a)'];
  const right = ['.a+p', '.a>:not(:first-child)', '.a>:has(+.b)', 'a:has(b)>.c:last-child', '*'];
  expect(aboutAnybody([...wrong, ...right].map((one) => `${one}{top:0}`).join('\n'))).toEqual(
    wrong,
  );
  expect(aboutAnybody('@media print{.a+*{top:0}}.\\[\\&_\\+_\\*\\]\\:b{top:0}')).toEqual([]);
});

test('every style has a valid value and known tokens', async ({ plainPage: page }) => {
  const css = stylesOf(DIST_MOCK);
  expect(css).toContain('--spacing-6');
  expect(await unknownValues(page, css)).toEqual([]);
  const broken = 'a{gap:5;z-index:docked;color:var(--colors-nobody)}';
  expect(await unknownValues(page, broken)).toEqual([
    'gap: 5',
    'z-index: docked',
    '--colors-nobody',
  ]);
});

test("the operator page isn't indexable", () => {
  expect(readFileSync(join(DIST, 'operator.html'), 'utf8')).toContain(
    '<meta name="robots" content="noindex" />',
  );
});
