import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../../mock-server/world/escape-html';
import { stateQuery } from './state-links';

export interface SitePage {
  /** Path in the site, such as `guide/getting-started.html`. */
  readonly file: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly anchor: string;
    readonly text: string;
  }[];
}

export function fileOf(source: string): string {
  if (source === 'README.md') return 'index.html';
  const below = source.replace(/^docs\//, '').replace(/README\.md$/, 'index.md');
  return below.replace(/\.md$/, '.html').toLowerCase();
}

/** As GitHub creates it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Rendered in the browser. Screen readers get the text below it. */
function diagram(code: string, name: string): string {
  return `<div class="wide diagram" tabindex="0" role="group" aria-label="${escapeHtml(name)}, illustrated"><pre class="mermaid" aria-hidden="true">${escapeHtml(code)}</pre></div>`;
}

const ownLink = /http:\/\/localhost:5173\/(\?seed=[\w.=&%-]+)/g;

/** `portal`: the portal's address relative to the site's root. */
export function sitePage(
  source: string,
  text: string,
  { sources, portal }: { readonly sources: ReadonlySet<string>; readonly portal: string },
): SitePage {
  const file = fileOf(source);
  const up = '../'.repeat(file.split('/').length - 1);
  const live = (query: string): string => escapeHtml(up + portal + query);
  const sections: { heading: string; anchor: string; text: string }[] = [];
  const plain = (html: string): string =>
    html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', '’');
  const note = (words: string): string => {
    const last = sections.at(-1);
    if (last) last.text += `${plain(words)} `;
    return words;
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: raw }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens);
        const wanted = anchorOf(raw.replaceAll(/[`*]/g, ''));
        const before = sections.filter(({ heading }) => anchorOf(heading) === wanted).length;
        const anchor = before === 0 ? wanted : `${wanted}-${before}`;
        sections.push({ heading: plain(words), anchor, text: '' });
        return `<h${depth} id="${anchor}">${words}</h${depth}>\n`;
      },
      codespan({ text: code }: Tokens.Codespan) {
        const query = stateQuery(code);
        const shown = `<code>${escapeHtml(code)}</code>`;
        return query === null ? shown : `<a class="live" href="${live(query)}">${shown}</a>`;
      },
      code({ text: code, lang }: Tokens.Code) {
        if (lang === 'mermaid') {
          const name = sections.at(-1)?.heading ?? 'Diagram';
          return `${diagram(code, name)}<details><summary>The diagram as text</summary><pre tabindex="0"><code>${escapeHtml(code)}</code></pre></details>\n`;
        }
        const shown = escapeHtml(code).replaceAll(
          ownLink,
          (match, query: string) => `<a class="live" href="${live(query)}">${match}</a>`,
        );
        return `<pre tabindex="0"><code>${shown}</code></pre>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        return `<p>${note(this.parser.parseInline(tokens))}</p>\n`;
      },
      tablecell({ tokens, header }: Tokens.TableCell) {
        const tag = header ? 'th' : 'td';
        return `<${tag}>${note(this.parser.parseInline(tokens))}</${tag}>\n`;
      },
      listitem(item: Tokens.ListItem) {
        return `<li>${note(this.parser.parse(item.tokens))}</li>\n`;
      },
      image({ href, text: words }: Tokens.Image) {
        // Images are at the same paths in the site as in docs.
        const path = posix.join(posix.dirname(source), href).replace(/^docs\//, '');
        const to = posix.relative(posix.dirname(file), path);
        return `<img src="${escapeHtml(to)}" alt="${escapeHtml(words)}" loading="lazy">`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        if (/^[a-z]+:/.test(href)) return `<a href="${escapeHtml(href)}">${words}</a>`;
        const [target = '', anchor] = href.split('#');
        const path = target === '' ? source : posix.join(posix.dirname(source), target);
        // A source file, which isn't part of the site.
        if (!sources.has(path))
          return `<span class="source" title="${escapeHtml(path)}">${words}</span>`;
        const to = posix.relative(posix.dirname(file), fileOf(path));
        return `<a href="${escapeHtml(to + (anchor === undefined ? '' : `#${anchor}`))}">${words}</a>`;
      },
    },
  });
  const html = marked
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { file, title: sections[0]?.heading ?? file, html, sections };
}
