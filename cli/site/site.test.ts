import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { decodeSeed } from '../../mock-server/scenario/seed';
import { STATUSES } from '../../src/catalogue/statuses';
import { anchorsOf } from '../../tests/docs/support';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { startPage } from '../demo/start-page';
import { GUIDE_PAGES, sourcesOf } from './make-site';
import { framed, searchScript } from './site-frame';
import { fileOf, sitePage, type SitePage } from './site-pages';
import { stateQuery } from './state-links';

const ROOT = join(import.meta.dirname, '../..');
const sources = new Set(sourcesOf(ROOT));
const pages = [...sources].map((source) => ({
  source,
  page: sitePage(source, readFileSync(join(ROOT, source), 'utf8'), {
    sources,
    portal: '../portal/',
  }),
}));
const all = pages.map(({ page }) => page);

test('every documentation page is on the site with the same anchors', () => {
  expect(all.length).toBeGreaterThan(50);
  for (const { source, page } of pages) {
    const own = anchorsOf(readFileSync(join(ROOT, source), 'utf8'));
    const anchors = page.sections.map(({ anchor }) => anchor);
    expect([source, [...own].filter((anchor) => !anchors.includes(anchor))]).toEqual([source, []]);
    expect(new Set(anchors).size).toBe(anchors.length);
  }
});

test('every internal link of the site has a target', () => {
  const anchors = new Map(
    all.map(({ file, sections }) => [file, new Set(sections.map(({ anchor }) => anchor))]),
  );
  const broken = all.flatMap((page) =>
    [...framed(page, all).matchAll(/href="([^"#:?]*\.html)?(?:#([^"]+))?"/g)].flatMap(
      ([, path, anchor]) => {
        const target =
          path === undefined
            ? page.file
            : new URL(path, `https://site.invalid/docs/${page.file}`).pathname.slice(1);
        // The start page and the map are next to the site.
        if (target === 'index.html' || target === 'map.html') return [];
        const known = anchors.get(target.replace(/^docs\//, ''));
        const isThere = anchor === undefined || anchor === 'content' || known?.has(anchor);
        return known !== undefined && isThere === true ? [] : [`${page.file}: ${target}#${anchor}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('every image of the site exists', () => {
  const shown = all.flatMap(({ file, html }) =>
    [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) =>
      join('docs', file, '..', path),
    ),
  );
  expect(shown).toContain(join('docs', 'pictures/product.webp'));
  expect(shown).toContain(join('docs', 'recipes/brand-tokens/pen.jpg'));
  expect(shown.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('only pages with diagrams load the diagram library', () => {
  const withScript = all.filter((page) => framed(page, all).includes('mermaid.min.js'));
  const withDiagram = [...sources].filter((source) =>
    readFileSync(join(ROOT, source), 'utf8').includes('```mermaid'),
  );
  expect(withScript.map(({ file }) => file)).toEqual(withDiagram.map(fileOf));
  const lifecycle = all.find(({ file }) => file === 'reference/lifecycle.html');
  expect(lifecycle?.html.match(/class="mermaid"/g)).toHaveLength(3);
});

test('code that names a state links to it', () => {
  const seedOf = (code: string) => decodeSeed((stateQuery(code) ?? '').replace('?seed=', ''));
  expect(STATUSES.filter((status) => !seedOf(status).ok)).toEqual([]);
  expect(seedOf('/app/homelight/offer')).toMatchObject({ seed: { screen: 'offer' } });
  expect(seedOf('verify-income')).toMatchObject({ seed: { screen: 'verify-income' } });
  // A word that also has other meanings.
  expect(stateQuery('offer')).toBeNull();
  expect(stateQuery('/no/such/path')).toBeNull();
  const reaching = all.find(({ file }) => file === 'guide/seeds-and-states.html');
  expect(reaching?.html).toContain('href="../../portal/?seed=v1.');
});

test('the search index contains the words of every page', () => {
  const script = searchScript(all);
  for (const { title } of all) expect(script).toContain(JSON.stringify(title));
});

test('the start page links to every brand with valid seeds', async () => {
  const page = await startPage({ gallery: false });
  const seeds = [...page.matchAll(/href="portal\/\?seed=([^"]+)"/g)].map(([, seed = '']) =>
    decodeSeed(seed),
  );
  expect(seeds.filter(({ ok }) => !ok)).toEqual([]);
  const programs = seeds.flatMap((read) => (read.ok ? [read.seed.program] : []));
  expect([...new Set(programs)]).toEqual([...PROGRAM_IDS]);
  expect(page).not.toContain('gallery/index.html');
  expect(await startPage({ gallery: true })).toContain('gallery/index.html');
});

test('the navigation lists every guide page in reading order', () => {
  const files = readdirSync(join(ROOT, 'docs/guide')).filter((name) => name.endsWith('.md'));
  expect(GUIDE_PAGES.toSorted()).toEqual(files.map((name) => `docs/guide/${name}`).toSorted());
  expect(sourcesOf(ROOT).filter((path) => path.startsWith('docs/guide/'))).toEqual(GUIDE_PAGES);
});

function searchFor(word: string, among: readonly SitePage[]): string[] {
  interface Item {
    textContent?: string;
    readonly children: Item[];
  }
  const make = () => {
    const children: Item[] = [];
    return { children, append: (...more: Item[]) => void children.push(...more) };
  };
  let shown: Item[] = [];
  let type = (): void => undefined;
  const elements = {
    search: { value: word, addEventListener: (_input: string, run: () => void) => (type = run) },
    results: { replaceChildren: (...items: Item[]) => (shown = items) },
    found: {},
  };
  const document = {
    body: { dataset: { up: '' } },
    getElementById: (id: keyof typeof elements) => elements[id],
    createElement: make,
  };
  runInNewContext(searchScript(among), { document });
  type();
  return shown.map(({ children }) => children[1]?.textContent ?? '');
}

test('search excerpts start and end with complete words', () => {
  const text = 'alphabet '.repeat(60);
  const section = { heading: 'Letters', anchor: 'letters', text: `${text}needle ${text}` };
  const page = { file: 'letters.html', title: 'Letters', html: '', sections: [section] };
  const [shown, ...more] = searchFor('needle', [page]);
  expect(more).toEqual([]);
  expect(shown).toMatch(/^… (alphabet )+needle( alphabet)+ …$/);
});
