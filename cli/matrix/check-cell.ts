import type { Page } from 'playwright';
import { afterWaiting, pageTimeout } from '../browser/page-timeout';
import { watchContext, type PageWatch } from '../browser/watch-page';
import type { Cell } from './cells';

export interface Expected extends Pick<Cell, 'program' | 'path' | 'screen'> {
  /** The brand's part of the page title. */
  readonly metaTitle: string;
}

interface Shown {
  readonly path: string;
  readonly program: string | undefined;
  readonly screens: readonly (string | undefined)[];
  readonly headings: readonly string[];
  readonly title: string;
}

/** Runs in the page. With `expected`, returns null until the page is complete. */
function readPage(expected: Expected | null): Shown | null {
  const text = (element: HTMLElement) => element.textContent.trim();
  const shown = {
    path: location.pathname,
    program: document.documentElement.dataset['program'],
    screens: [...document.querySelectorAll('main')].map(({ dataset }) => dataset['screen']),
    headings: [...document.querySelectorAll('h1')].map(text),
    title: document.title,
  };
  if (expected === null) return shown;
  const [heading] = shown.headings;
  const whole =
    shown.path === expected.path &&
    shown.program === expected.program &&
    shown.screens.length === 1 &&
    shown.screens[0] === expected.screen &&
    shown.headings.length === 1 &&
    shown.title === `${heading} | ${expected.metaTitle}`;
  return whole ? shown : null;
}

/** Each difference is a sentence. */
export function differences(shown: Shown, expected: Expected): string[] {
  const { path, program, screen, metaTitle } = expected;
  const [heading = ''] = shown.headings;
  const compare = (what: string, is: string, should: string) =>
    is === should ? [] : [`${what} is ${is || '(nothing)'}, not ${should}`];
  return [
    ...compare('pathname', shown.path, path),
    ...compare('program', shown.program ?? '', program),
    ...compare('screen', shown.screens.join(' and '), screen),
    ...(shown.headings.length === 1 ? [] : [`there are ${shown.headings.length} h1, not 1`]),
    ...(heading === '' ? ['the h1 is empty'] : []),
    ...compare('title', shown.title, `${heading} | ${metaTitle}`),
  ];
}

/** Compares once the page matches or after `timeout` ms. Returns the problems as sentences. */
export async function checkCell(
  page: Page,
  watch: PageWatch,
  url: string,
  expected: Expected,
  timeout = pageTimeout(),
): Promise<string[]> {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout });
    const inTime = await page.waitForFunction(readPage, expected, { timeout }).then(
      () => true,
      () => false,
    );
    const shown = await page.evaluate(readPage, null);
    const different = shown === null ? [] : differences(shown, expected);
    const late = inTime ? [] : [`time ran out ${afterWaiting(timeout)} (--timeout allows more)`];
    return [...different, ...late, ...watch.takeProblems()];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`the page could not be opened: ${reason}`, ...watch.takeProblems()];
  }
}

/** The page needs its own context. */
export function watchPage(page: Page, origin: string): PageWatch {
  return watchContext(page.context(), origin);
}
