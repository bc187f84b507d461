import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import limits from './plain-words.json';
import { proseOf, ROOT } from './support';

// Phrases of the style guide in files that cspell and textlint don't check yet. The counts may only go
// down: if you remove some, lower the limits in plain-words.json.

const BANNED =
  /\b(anew|meanwhile|whoever|somebody|stands?|tells?|told|mend(s|ed)?|by turns|since when|until when|for who|is so|as ever|of (its|their) own)\b/gi;

const TITLE = /(?:\b(?:test|describe)\(|\]\)\()\s*(['"`])(.*?)\1,/g;

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && !/generated|dist|node_modules/.test(path));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function commentsIn(path: string): string {
  return parseSync(path, read(path))
    .comments.map(({ value }) => value)
    .join('\n');
}

const titlesIn = (path: string): string =>
  [...read(path).matchAll(TITLE)].map(([, , title]) => title).join('\n');

const CODE = /\.(ts|tsx|mjs)$/;
const TESTS = /\.(test|spec)\.tsx?$/;
const FOLDERS = ['src', 'mock-server', 'cli', 'tests'];

const pages = (folder: string) => filesIn(folder, /\.md$/).map((path) => proseOf(read(path)));

/** Reads the texts of each kind and folder. */
const SOURCES: Readonly<Record<string, () => readonly string[]>> = {
  'comments in src': () => filesIn('src', CODE).map(commentsIn),
  'comments in mock-server': () => filesIn('mock-server', CODE).map(commentsIn),
  'comments in cli': () => filesIn('cli', CODE).map(commentsIn),
  'comments in tests': () => filesIn('tests', CODE).map(commentsIn),
  'test titles': () => FOLDERS.flatMap((folder) => filesIn(folder, TESTS)).map(titlesIn),
  'docs/reference': () => pages('docs/reference'),
};

test.each(Object.entries(limits))('%s contains at most %i banned phrases', (name, limit) => {
  const texts = SOURCES[name]?.() ?? [];
  expect(texts.length).toBeGreaterThan(5);
  const found = texts.join('\n').match(BANNED) ?? [];
  expect(found.length).toBeLessThanOrEqual(limit);
});

test('every source has a limit', () => {
  expect(Object.keys(limits)).toEqual(Object.keys(SOURCES));
});
