import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { framed, searchScript } from './site-frame';
import { sitePage } from './site-pages';

/** Every page written for people, as a path below the root: the read-me first, the guide in the order in which it is read. */
export function sourcesOf(root: string): readonly string[] {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const docs = below.map((path) => `docs/${path.replaceAll('\\', '/')}`).toSorted();
  const inReadMe = [
    ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\((docs\/guide\/[^)#]+)/g),
  ];
  // Whoever reads on from the read-me reads in the order of the last list there.
  const order = inReadMe.map(([, path]) => path ?? '');
  const place = (path: string): number => {
    const last = order.lastIndexOf(path);
    return !path.startsWith('docs/guide/') ? -1 : last === -1 ? order.length : last;
  };
  const sorted = docs.toSorted((a, b) => place(a) - place(b));
  return ['README.md', 'CONTRIBUTING.md', ...sorted.filter((path) => path.endsWith('.md'))];
}

/** Writes the site into a folder, with the pictures of its pages. */
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
  return pages.length;
}
