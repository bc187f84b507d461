import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import limits from './plain-words.json';
import { proseOf, ROOT } from './support';

// Habits that cspell and textlint don't forbid yet. The counts in plain-words.json may only go down: lower
// a limit after you have removed some.

const BANNED =
  /\b(anew|meanwhile|whoever|somebody|nobody|stands?|stood|tells?|told|mend(s|ed)?|by turns|since when|until when|for who|is so|as ever|of (its|their) own|wishes)\b/gi;

/** Noun clauses as openings. "Whether" is the opening for booleans. */
const OPENING = /^(what|whose|whoever|who|where|that (a|an|the|it|they|there|no|every|each))\b/i;

const MAX_COMMENT_LINES = 3;

const CODE = /\.(ts|tsx|mjs)$/;
const TESTS = /\.(test|spec)\.tsx?$/;
const FOLDERS = ['src', 'mock-server', 'cli', 'tests'];

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && !/generated|dist|node_modules/.test(path));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Line comments on consecutive lines count as one. */
function commentsIn(path: string): string[] {
  const source = read(path);
  const found: string[] = [];
  let end = -1;
  for (const comment of parseSync(path, source).comments) {
    const isContinued =
      comment.type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(source.slice(end, comment.start));
    if (isContinued) found[found.length - 1] += `\n${comment.value}`;
    else found.push(comment.value);
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return found.map((text) => text.replaceAll(/^[*\s]+|\s+$/gm, '').trim());
}

const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\]\)\()\s*(['"`])(.*?)\1,/g;

const titlesIn = (path: string): string[] =>
  [...read(path).matchAll(TITLE)].map(([, , title = '']) => title);

/** Declared names, as words. */
const namesIn = (path: string): string[] =>
  [...read(path).matchAll(/\b(?:const|let|function|class|interface|type)\s+(\w+)/g)].map(
    ([, name = '']) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' '),
  );

const inCode = (ending: RegExp, textsIn: (path: string) => string[]) => () =>
  FOLDERS.flatMap((folder) => filesIn(folder, ending)).flatMap(textsIn);

const SOURCES: Readonly<Record<string, () => readonly string[]>> = {
  ...Object.fromEntries(
    FOLDERS.map((folder) => [
      `comments in ${folder}`,
      () => filesIn(folder, CODE).flatMap(commentsIn),
    ]),
  ),
  'test titles': inCode(TESTS, titlesIn),
  names: inCode(CODE, namesIn),
  'docs/reference': () => filesIn('docs/reference', /\.md$/).map((path) => proseOf(read(path))),
};

const RULES: Readonly<Record<string, (texts: readonly string[]) => readonly string[]>> = {
  'banned words': (texts) => texts.flatMap((text) => text.match(BANNED) ?? []),
  'openings with a noun clause': (texts) => texts.filter((text) => OPENING.test(text)),
  'comments over 3 lines': (texts) =>
    texts.filter((text) => text.split('\n').length > MAX_COMMENT_LINES),
};

const CASES = Object.entries(limits).flatMap(([source, rules]) =>
  Object.entries(rules).map(([rule, limit]) => [source, limit, rule] as const),
);

test.each(CASES)('%s have at most %i %s', (source, limit, rule) => {
  const texts = SOURCES[source]?.() ?? [];
  expect(texts.length).toBeGreaterThan(5);
  const found = RULES[rule]?.(texts) ?? [];
  expect(found.length, `for example:\n${found.slice(-5).join('\n')}`).toBeLessThanOrEqual(limit);
});

test('every source has limits', () => {
  expect(Object.keys(limits)).toEqual(Object.keys(SOURCES));
});
