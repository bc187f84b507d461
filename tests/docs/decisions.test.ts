import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies, devDependencies } from '../../package.json';
import { readPage, ROOT, withoutCodeBlocks, wordsOf } from './support';

const FOLDER = 'docs/adr';
const INDEX = `${FOLDER}/README.md`;
const MAX_WORDS = 400;
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences', 'Costs'];

const RECORDS = readdirSync(join(ROOT, FOLDER))
  .filter((name) => name !== 'README.md')
  .toSorted()
  .map((name) => ({ name, text: readPage(`${FOLDER}/${name}`) }));

test('the index of decision records lists each record with its title', () => {
  const rows = RECORDS.map(({ name, text }) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    expect(name).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    return `| ${number} | [${title}](${name}) |`;
  });
  const listed = readPage(INDEX)
    .split('\n')
    .filter((line) => /^\| \d{4}/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' '));
  expect(listed).toEqual(rows);
});

test.each(RECORDS)('docs/adr/$name has five sections and at most 400 words', ({ text }) => {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(SECTIONS);
  expect(wordsOf(withoutCodeBlocks(text))).toBeLessThanOrEqual(MAX_WORDS);
});

test('docs/libraries.md lists the packages of package.json and no others', () => {
  const page = readPage('docs/libraries.md').split('## No library')[0] ?? '';
  const listed = [...page.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const covers = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  expect(packages.filter((name) => !listed.some((pattern) => covers(pattern, name)))).toEqual([]);
  expect(listed.filter((pattern) => !packages.some((name) => covers(pattern, name)))).toEqual([]);
});
