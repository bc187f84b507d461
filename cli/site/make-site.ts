import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { framed, searchScript } from './site-frame';
import { sitePage } from './site-pages';

/** In reading order, which is also the navigation's. */
export const GUIDE_PAGES = [
  'getting-started',
  'architecture',
  'seeds-and-states',
  'flows',
  'mock-http-api',
  'testing',
  'configuration',
  'deploying',
  'privacy-and-analytics',
  'security-model',
  'performance',
  'troubleshooting',
].map((name) => `docs/guide/${name}.md`);

/** Paths below the root: README and CONTRIBUTING, the guide, then the rest. */
export function sourcesOf(root: string): readonly string[] {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const docs = below
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .toSorted();
  return ['README.md', 'CONTRIBUTING.md', ...new Set([...GUIDE_PAGES, ...docs])];
}

/** Includes the images of the pages. */
export function makeSite(root: string, out: string, portal: string): number {
  const paths = sourcesOf(root);
  const sources = new Set(paths);
  const pages = paths.map((path) =>
    sitePage(path, readFileSync(join(root, path), 'utf8'), { sources, portal }),
  );
  cpSync(join(root, 'docs'), out, {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || /\.(?:jpg|png|svg|webp)$/.test(path),
  });
  for (const page of pages) {
    mkdirSync(dirname(join(out, page.file)), { recursive: true });
    writeFileSync(join(out, page.file), framed(page, pages));
  }
  writeFileSync(join(out, 'search.js'), searchScript(pages));
  cpSync(join(root, 'node_modules/mermaid/dist/mermaid.min.js'), join(out, 'mermaid.min.js'));
  return pages.length;
}
