/** What a build holds besides the page that fits every path: pages that are painted before their script comes. */
export const FIRST_PAGES = {
  folder: 'first',
  /** Which style each of them holds, as the security policy names it: a map of nginx, and one of Caddy. */
  sources: { nginx: 'first/styles.map', caddy: 'first/styles.caddy' },
  /**
   * The cookie that says that the page of the host name is not what this visitor sees: another brand, the
   * dark colours, a session, or items of theirs.
   */
  plainCookie: 'plain_page',
} as const;

/** The file of a painted page in a program. */
export function firstPageFile(name: string, program: string): string {
  return `${FIRST_PAGES.folder}/${name}.${program}.html`;
}

/** Where legal documents seem to be in a page that was made before its deployment was known. */
export const UNKNOWN_FILES = 'https://files.invalid';

/** A first page of one brand, as the build puts it together. */
export interface FirstPage {
  readonly name: string;
  readonly at: string;
  readonly program: string;
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
  readonly markup: string;
}
