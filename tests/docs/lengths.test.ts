import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePaths, readPage, ROOT, withoutCodeBlocks } from './support';

const MAX_GUIDE_PAGES = 12;
const MAX_PAGE_WORDS = 1200;
const MAX_PARAGRAPH_WORDS = 120;

const isGuideOrRecipe = (path: string) => /^docs\/(guide|recipes)\//.test(path);
const isForReaders = (path: string) =>
  path.startsWith('docs/') || path === 'README.md' || path === 'CONTRIBUTING.md';

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function paragraphsOf(text: string): string[] {
  return withoutCodeBlocks(text).split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\|/);
}

test(`the guide has at most ${MAX_GUIDE_PAGES} pages`, () => {
  const pages = readdirSync(join(ROOT, 'docs/guide')).filter((name) => name.endsWith('.md'));
  expect(pages.length).toBeLessThanOrEqual(MAX_GUIDE_PAGES);
});

test(`each guide page and recipe has at most ${MAX_PAGE_WORDS} words outside code blocks`, () => {
  const pages = pagePaths().filter(isGuideOrRecipe);
  expect(pages.length).toBeGreaterThan(10);
  const long = pages
    .map((path) => ({ path, words: countWords(withoutCodeBlocks(readPage(path))) }))
    .filter(({ words }) => words > MAX_PAGE_WORDS);
  expect(long).toEqual([]);
});

test(`no paragraph of the docs has more than ${MAX_PARAGRAPH_WORDS} words`, () => {
  const long = pagePaths()
    .filter(isForReaders)
    .flatMap((path) =>
      paragraphsOf(readPage(path))
        .filter((text) => countWords(text) > MAX_PARAGRAPH_WORDS)
        .map((text) => `${path}: ${text.trim().slice(0, 60)}…`),
    );
  expect(long).toEqual([]);
});
