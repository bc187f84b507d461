import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BrandSchema } from '../../src/programs/schema';
import { StyleSchema } from '../../src/programs/style-schema';
import { brandPictures } from './brand-pictures';
import { readPage, ROOT } from './support';

const PAGE = 'docs/recipes/adding-a-brand.md';
const FOLDER = join(ROOT, 'docs/recipes/brand-tokens');

function wordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = 'wrapped' in schema ? wordsOf(schema.wrapped) : [];
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
  const entries =
    'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null
      ? Object.entries(schema.entries).flatMap(([key, value]) => [key].concat(wordsOf(value)))
      : [];
  return [...inner, ...options.map(String), ...entries];
}

test('the page names every key of a style and every allowed value', () => {
  const words = new Set(wordsOf(StyleSchema));
  // A word of each depth, so a search that finds nothing fails.
  for (const word of ['corner', 'scallop', 'cap', 'miter', 'pictureLine', 'Outfit']) {
    expect(words).toContain(word);
  }
  const page = readPage(PAGE);
  const missing = [...words].filter((word) => !new RegExp(`\\b${word}\\b`).test(page));
  expect(missing).toEqual([]);
});

test('the page shows each text with its default', () => {
  const { welcomeLine, closingLine } = BrandSchema.entries.texts.entries;
  for (const text of ['`welcomeLine`', '`closingLine`', welcomeLine.default, closingLine.default]) {
    expect(readPage(PAGE)).toContain(text);
  }
});

test('each key has a current image', () => {
  const pictures = brandPictures();
  const keys = Object.keys(StyleSchema.entries).filter((key) => key !== 'darkColors');
  expect(pictures.map(({ name }) => name).toSorted()).toEqual(keys.toSorted());
  for (const { name } of pictures) {
    expect(readPage(PAGE)).toContain(`](brand-tokens/${name}.jpg)`);
    expect(statSync(join(FOLDER, `${name}.jpg`)).size).toBeLessThan(40_000);
  }
  const digest = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
  const taken = readFileSync(join(FOLDER, 'made-from.txt'), 'utf8').trim();
  expect(taken, 'The pictures are older than their sources: npm run pictures').toBe(digest);
});
