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

test('every relative link in every Markdown file points to a file and a heading that exist', () => {
  const pages = pagePaths();
  for (const page of ['SECURITY.md', 'CHANGELOG.md', 'tests/kit/README.md', 'docs/glossary.md']) {
    expect(pages).toContain(page);
  }
  expect(LINKS.length).toBeGreaterThan(30);
  const broken = LINKS.filter(isBroken).map(({ from, target }) => `${from}: ${target}`);
  expect(broken).toEqual([]);
});

test('every Markdown file is linked from another one', () => {
  const linked = new Set(
    LINKS.map(({ from, target }) => normalize(join(dirname(from), target.split('#')[0] ?? ''))),
  );
  const orphans = pagePaths().filter(
    (path) => path !== 'README.md' && !path.startsWith('.github/') && !linked.has(path),
  );
  expect(orphans).toEqual([]);
});

test('every project path that a page shows as code exists', () => {
  // The changelog describes earlier versions, so it may name files that are gone.
  const pages = pagePaths().filter((page) => page !== 'CHANGELOG.md');
  const named = pages.flatMap((page) =>
    [...readPage(page).matchAll(/`((?:src|mock-server|cli|fixtures|tests|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ page, path }),
    ),
  );
  const missing = named.filter(({ path }) => !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});
