import { posix } from 'node:path';
import { escapeHtml } from '../../mock-server/world/escape-html';
import { pageHead } from '../support/page-head';
import { SITE_STYLES } from './site-looks';
import type { SitePage } from './site-pages';

const GROUPS: readonly (readonly [string, (file: string) => boolean])[] = [
  ['Project', (file) => !file.includes('/')],
  ['Guide', (file) => file.startsWith('guide/')],
  ['Recipes', (file) => file.startsWith('recipes/')],
  ['Reference', (file) => file.startsWith('reference/')],
  ['Decisions', (file) => file.startsWith('adr/')],
];

function navigation(pages: readonly SitePage[], current: SitePage): string {
  const from = posix.dirname(current.file);
  return GROUPS.map(([name, belongs]) => {
    const links = pages
      .filter(({ file }) => belongs(file))
      .map(
        ({ file, title }) =>
          `<li><a href="${posix.relative(from, file)}"${file === current.file ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
      );
    const open = belongs(current.file) || name === 'Guide' ? ' open' : '';
    return `<details${open}><summary>${name}</summary><ul>${links.join('')}</ul></details>`;
  }).join('');
}

const DIAGRAM_OPTIONS = `{
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'neutral',
  flowchart: { useMaxWidth: false },
  state: { useMaxWidth: false },
}`;

/** Empty if the page has no diagrams. */
function diagramScripts(html: string, up: string): string {
  if (!html.includes('class="mermaid"')) return '';
  return `<script src="${up}mermaid.min.js"></script><script>mermaid.initialize(${DIAGRAM_OPTIONS})</script>`;
}

/** Adds navigation and search to the content. */
export function framed(page: SitePage, pages: readonly SitePage[]): string {
  const up = '../'.repeat(page.file.split('/').length - 1);
  return `${pageHead(page.title, SITE_STYLES)}
<body data-up="${up}">
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="${up}../index.html">Credit application portal</a>
<label>Search <input id="search" type="search" autocomplete="off"></label></header>
<section aria-label="Found"><p role="status" id="found"></p><ul id="results" hidden></ul></section>
<div class="columns"><nav aria-label="Pages">${navigation(pages, page)}</nav><main id="content">${page.html}</main></div>
<script src="${up}search.js"></script>${diagramScripts(page.html, up)}
</body>
</html>
`;
}

/** Contains the words of every page, so that search works from a folder without a server. */
export function searchScript(pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ file, title, sections }) =>
    sections.map(({ heading, anchor, text }) => [`${file}#${anchor}`, title, heading, text]),
  );
  return `const ENTRIES = ${JSON.stringify(entries)};
const { up } = document.body.dataset;
const [search, results, found] = ['search', 'results', 'found'].map((id) => document.getElementById(id));
// Ellipses show where text is left out; words are never cut.
function around(text, word) {
  const found = Math.max(0, text.toLowerCase().indexOf(word));
  const from = found <= 40 ? 0 : text.indexOf(' ', found - 40) + 1;
  const end = from + 140 >= text.length ? text.length : text.lastIndexOf(' ', from + 140);
  const to = end <= from ? text.length : end;
  return (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : '');
}
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word.length > 1);
  const hits = words.length === 0 ? [] : ENTRIES.flatMap(([address, title, heading, text]) => {
    const [head, body] = [(title + ' ' + heading).toLowerCase(), text.toLowerCase()];
    if (!words.every((word) => head.includes(word) || body.includes(word))) return [];
    return [{ address, title, heading, text, weight: words.filter((word) => head.includes(word)).length }];
  }).sort((a, b) => b.weight - a.weight);
  results.replaceChildren(...hits.slice(0, 20).map(({ address, title, heading, text }) => {
    const link = Object.assign(document.createElement('a'), { href: up + address });
    link.textContent = heading === title ? title : title + ': ' + heading;
    const some = Object.assign(document.createElement('small'), { textContent: around(text, words[0]) });
    const item = document.createElement('li');
    item.append(link, some);
    return item;
  }));
  results.hidden = hits.length === 0;
  found.textContent = words.length === 0 ? '' : hits.length === 0 ? 'Nothing found.' : hits.length + ' found';
});
`;
}
