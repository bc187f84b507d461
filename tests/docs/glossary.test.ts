import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from './support';

const GLOSSARY = readPage('docs/glossary.md');

test('every name in the glossary exists in the file that it links to', () => {
  const names = [...GLOSSARY.matchAll(/\[`(\w+)`\]\((\.\.[^)#]+)\)/g)];
  expect(names.length).toBeGreaterThan(30);
  const missing = names.filter(
    ([, name, target = '']) =>
      !new RegExp(`\\b${name}\\b`).test(readPage(normalize(join('docs', target)))),
  );
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('the glossary starts with ten project terms', () => {
  const [, table = ''] = GLOSSARY.split(/^## .*$/m);
  expect(table.match(/^\| \*\*/gm)).toHaveLength(10);
});
