import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, pagePaths, proseOf, readPage, ROOT } from './support';

interface Link {
  readonly from: string;
  readonly target: string;
}

function linksOf(path: string): Link[] {
  const links = proseOf(readPage(path)).matchAll(/\]\(([^)\s]+)\)/g);
  return [...links].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [{ from: path, target }],
  );
}

function isBroken({ from, target }: Link): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(ROOT, path))) return true;
  return anchor !== undefined && !anchorsOf(readPage(path)).has(anchor);
}

const LINKS = pagePaths().flatMap(linksOf);

test('every link inside the project leads to a file, and to a heading that it has', () => {
  expect(LINKS.length).toBeGreaterThan(30);
  const broken = LINKS.filter(isBroken).map(({ from, target }) => `${from}: ${target}`);
  expect(broken).toEqual([]);
});

test('every page of docs is linked from another one', () => {
  const linked = new Set(
    LINKS.map(({ from, target }) => normalize(join(dirname(from), target.split('#')[0] ?? ''))),
  );
  const lonely = pagePaths().filter((path) => path !== 'README.md' && !linked.has(path));
  expect(lonely).toEqual([]);
});

test('every path that a page names as code exists', () => {
  const named = pagePaths().flatMap((page) =>
    [...readPage(page).matchAll(/`((?:src|mock-server|cli|fixtures|tests|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ page, path }),
    ),
  );
  const missing = named.filter(({ path }) => !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});
