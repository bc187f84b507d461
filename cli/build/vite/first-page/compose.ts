import { createHash } from 'node:crypto';
import { EARLY_SUBMIT } from '../../../../src/catalogue/early-submit.ts';
import { SIGNED_IN_FILE } from '../../../../src/catalogue/signed-in-files.ts';
import { UNKNOWN_FILES, type FirstPage } from '../../../../src/catalogue/first-pages.ts';

/** What the build made, as far as a first page names it. */
export interface Made {
  /** The page that fits every path, for visitors. */
  readonly index: string;
  readonly page: FirstPage;
  readonly styles: string;
  /** Addresses of scripts that this page will ask for. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Replaces what has to be there; `put` is made of the groups that were found. */
function exchange(html: string, found: RegExp, put: (...groups: string[]) => string): string {
  if (!found.test(html)) throw new Error(`The page has no ${String(found)}`);
  return html.replace(found, (_, ...groups: string[]) => put(...groups));
}

/** How a security policy names a style that stands in a page. */
export function styleSource(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}

/** The markup of the root. What React wants to be fetched early is in the head; documents wait for their place. */
function rootMarkup(markup: string): string {
  const [styled] = /<[^>]*\sstyle="[^>]*>/.exec(markup) ?? [];
  if (styled !== undefined) throw new Error(`The security policy refuses a style there: ${styled}`);
  return markup
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(`href="${UNKNOWN_FILES}/`, 'data-file="');
}

/** The page without the files that it names for those who are signed in: nobody who is gets a painted one. */
export function forVisitors(index: string): string {
  return exchange(index, new RegExp(`\\s*<link rel="${SIGNED_IN_FILE}"[^>]*>`, 'g'), () => '');
}

const MARK = `<input id="${EARLY_SUBMIT.mark}" form="${EARLY_SUBMIT.form}" hidden>`;

/**
 * A page that shows the first screen of a brand before any script has come: its markup, and the styles of just
 * that. The whole style sheet is named and waits (src/services/whole-styles.ts).
 */
export function composeFirstPage({ index, page, styles, scripts, fonts }: Made): string {
  const { program, at, title, description, favicon, markup } = page;
  const early = [
    ...scripts.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
  ];
  let html = exchange(index, /data-program="\w+"/, () => `data-program="${program}"`);
  html = exchange(html, /<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
  html = exchange(
    html,
    /(<meta\s+name="description"\s+content=)"[^"]*"/,
    (start) => `${start}"${escaped(description)}"`,
  );
  html = exchange(
    html,
    /(<link rel="icon" href=)"[^"]*"/,
    (start) => `${start}"${escaped(favicon)}"`,
  );
  html = exchange(
    html,
    /<link rel="stylesheet"([^>]*)>/,
    (rest) => `<style>${styles}</style>\n    <link rel="stylesheet" disabled${rest}>`,
  );
  html = exchange(html, /<\/head>/, () => `${early.map((tag) => `  ${tag}\n  `).join('')}</head>`);
  return exchange(
    html,
    /<div id="root">(.*?)<\/div>/s,
    (late) =>
      `<div id="root" data-painted="${program}" data-at="${at}">${rootMarkup(markup)}</div>${late}${MARK}`,
  );
}
