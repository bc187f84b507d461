import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findTraces, textsOf, TRACES } from './traces';
import { aboutAnybody, givenToAll, takenFromNobody, unknownValues } from './unknown-values';
import { expect, test } from '../support/test';

const DIST = join(import.meta.dirname, '../../dist');
const DIST_MOCK = join(import.meta.dirname, '../../dist-mock');

test('no byte of the mock is in the production build', () => {
  const texts = textsOf(DIST);
  expect(texts.size).toBeGreaterThan(10);
  expect(findTraces(texts)).toEqual([]);
});

test('each trace would be found there: the build that holds the mock has it', () => {
  const texts = textsOf(DIST_MOCK);
  for (const trace of TRACES) expect(findTraces(texts, [trace])).not.toEqual([]);
});

test('every page of the build is the same and its scripts are files', () => {
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

test('every face that a style names is one of the brand, or comes with the browser', () => {
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

test('searches may name what the build serves, and no copy with the mock', () => {
  const index = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
  expect(index(DIST)).toContain('<meta name="robots" content="all"');
  expect(index(DIST_MOCK)).toContain('<meta name="robots" content="noindex"');
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow:\n');
});

/** Chunks that a chunk imports statically, by name without the hash. */
function importsOf(name: string): readonly string[] {
  const file = readdirSync(join(DIST, 'assets')).find((path) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(path),
  );
  const text = readFileSync(join(DIST, 'assets', file ?? ''), 'utf8');
  return [...text.matchAll(/\b(?:import|from)\s*"\.\/([\w-]+)-[\w-]{8}\.js"/g)]
    .map(([, imported = '']) => imported)
    .toSorted();
}

test('sign-in loads no code of the screens behind it', () => {
  expect(importsOf('sign-in')).toEqual(['main', 'rolldown-runtime']);
  expect(importsOf('visitor')).toEqual(['main', 'rolldown-runtime', 'sign-in']);
  expect(importsOf('signed-in-portal')).toContain('apollo');
});

test('the entry waits for no other script: it clears the address first, and speaks when one does not come', () => {
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

test('no property is kept for each element of a page, nor taken as if it were', () => {
  const css = stylesOf(DIST);
  expect(css).toContain('--spacing-6');
  expect(givenToAll(css)).toEqual([]);
  expect(givenToAll('*,:before{margin:0;--blur: }a{--blur: }')).toEqual(['--blur']);
  // Ark UI sets these on each toast.
  expect(takenFromNobody(css)).toEqual(['--opacity', '--scale', '--x', '--y']);
});

test('no style is about anybody beside or below what comes and goes: the page around it would be styled anew', () => {
  expect(aboutAnybody(stylesOf(DIST))).toEqual([]);
  const wrong = ['.a+*', '.a>*+*', '.a>:has(>[id$=b])>:last-child', '.a~:not(.b)', 'div:has(+a)'];
  const right = ['.a+p', '.a>:not(:first-child)', '.a>:has(+.b)', 'a:has(b)>.c:last-child', '*'];
  expect(aboutAnybody([...wrong, ...right].map((one) => `${one}{top:0}`).join('\n'))).toEqual(
    wrong,
  );
  expect(aboutAnybody('@media print{.a+*{top:0}}.\\[\\&_\\+_\\*\\]\\:b{top:0}')).toEqual([]);
});

test('every style has a value that a browser knows, and names no token that there is not', async ({
  plainPage: page,
}) => {
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

test('the page for operators is for no search engine', () => {
  expect(readFileSync(join(DIST, 'operator.html'), 'utf8')).toContain(
    '<meta name="robots" content="noindex" />',
  );
});
