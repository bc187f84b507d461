/** What a build holds besides the page that fits every path: pages that are painted before their script comes. */
export const FIRST_PAGES = {
  folder: 'first',
  /** Which style each of them holds, as the security policy names it: a map of nginx. */
  sources: 'first/styles.map',
  /**
   * The cookie that says that the page of the host name is not what this visitor sees: another brand, the
   * dark colours, or a session.
   */
  plainCookie: 'plain_page',
} as const;

/** The page with the sign-in of a program. */
export function firstPageFile(program: string): string {
  return `${FIRST_PAGES.folder}/sign-in.${program}.html`;
}

/** Where legal documents seem to be in a page that was made before its deployment was known. */
export const UNKNOWN_FILES = 'https://files.invalid';

/** The sign-in of one brand, as the build puts it into a page. */
export interface FirstPage {
  readonly program: string;
  readonly title: string;
  readonly description: string;
  readonly favicon: string;
  readonly markup: string;
}
