import type { Page } from 'playwright';
import { afterWaiting, pageTimeout } from '../browser/page-timeout';
import type { Finding } from './walk';

/** They report an error. */
const ERROR_SCREENS = ['error', 'router-error', 'boot-problem'];

interface Shown {
  readonly screens: readonly string[];
  readonly headings: readonly string[];
  readonly text: string;
  /** One screen with one heading, or at least a way to continue. */
  readonly whole: boolean;
}

/** Runs in the page. With `patient`, returns null until the page is complete. */
function readShown(patient: boolean): Shown | null {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const screens = seen('main').map(({ dataset }) => dataset['screen'] ?? '');
  const headings = seen('h1').map((one) => one.textContent.trim());
  const isOne = screens.length === 1 && headings.length === 1 && headings[0] !== '';
  const canGoOn = screens.length === 1 && seen('main button, main a[href]').length > 0;
  const whole = isOne || canGoOn;
  return whole || !patient ? { screens, headings, text: document.body.innerText, whole } : null;
}

const BROKEN_WORDS = /\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]/;

/** Null on timeout. */
async function whenComplete(page: Page, until: number): Promise<Shown | null> {
  try {
    const timeout = Math.max(1, until - performance.now());
    return await (await page.waitForFunction(readShown, true, { timeout })).jsonValue();
  } catch (error) {
    // Navigation aborts the evaluation: read the next page.
    const isOver = page.isClosed() || performance.now() >= until;
    return isOver || (error instanceof Error && error.name === 'TimeoutError')
      ? null
      : whenComplete(page, until);
  }
}

/** Waits until the page shows something. Null if there is no problem. */
export async function lookAt(page: Page): Promise<Finding | null> {
  const timeout = pageTimeout();
  const inTime = await whenComplete(page, performance.now() + timeout);
  const seen = inTime ?? (await page.evaluate(readShown, false).catch(() => null));
  if (seen === null) return { kind: 'blank page', text: `${page.url()} does not answer` };
  const { screens, headings, text, whole } = seen;
  if (!whole && screens.length < 2) {
    const content = text.trim() === '' ? 'nothing' : `only “${text.trim().slice(0, 200)}”`;
    const where = new URL(page.url()).pathname;
    return { kind: 'blank page', text: `${where} shows ${content} ${afterWaiting(timeout)}` };
  }
  const broken = screens.find((screen) => ERROR_SCREENS.includes(screen));
  if (broken !== undefined) {
    return { kind: 'error page', text: `${headings.join(', ')}: ${text.slice(0, 300)}` };
  }
  if (screens.length > 1 || headings.length > 1) {
    return {
      kind: 'headings',
      text: `${String(screens.length)} main (${screens.join(', ')}), ${String(headings.length)} h1`,
    };
  }
  const word = BROKEN_WORDS.exec(text);
  if (word !== null) {
    const at = text.slice(Math.max(0, word.index - 40), word.index + 40).replaceAll('\n', ' ');
    return { kind: 'broken words', text: `“${at}” on ${screens.join('')}` };
  }
  return null;
}
