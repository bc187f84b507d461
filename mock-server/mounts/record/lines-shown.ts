import { isOfTools } from './target';
import type { Line } from './step';

/** Behind a dialog, or prerendered and not interactive yet. */
export const HIDDEN = '[aria-hidden="true"], [inert], [hidden], [data-prerendered]';

/** Their text isn't content, or changes soon. */
const PASSING =
  'svg, script, style, noscript, option, [aria-busy="true"], [role=progressbar], [role=timer]';

const ANNOUNCED = '[role=alert], [role=status], [role=alertdialog]';

/** Longer texts are small print that no step leads to; characters. */
const LONGEST = 160;

const FIGURE = /^[+−-]?\$[\d,]+(?:\.\d\d)?(?: (?:to|–) \$[\d,]+(?:\.\d\d)?)?$/;

/** Varies between runs: times of day, countdowns, sizes, progress. */
const OF_THE_MOMENT = /\d:\d\d|…|\b\d+ (?:seconds?|minutes?)\b|\b[\d.]+ (?:B|kB|KB|MB)\b|^\d+ ?%$/;

/** May contain part of a secret number, or its mask. */
const OF_A_SECRET = /[•*]|\bending\b|(?<![\d$,.])(?!(?:19|20)\d\d\b)\d{4,}/i;

const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Texts that a test can wait for, each once. */
export function linesShown(): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.childElementCount > 0) continue;
    const text = words(element);
    if (text.length < 2 || text.length > LONGEST || lines.has(text)) continue;
    if (OF_THE_MOMENT.test(text) || OF_A_SECRET.test(text)) continue;
    if (isOfTools(element) || element.closest(`${HIDDEN}, ${PASSING}`) !== null) continue;
    if (!isSeen(element)) continue;
    const kind =
      element.closest(ANNOUNCED) !== null ? 'told' : FIGURE.test(text) ? 'figure' : 'text';
    lines.set(text, { text, kind });
  }
  return [...lines.values()];
}
