import { computeAccessibleName } from 'dom-accessibility-api';
import { HIDDEN, linesShown } from './lines-shown';
import type { Shown } from './step';
import { isOfTools } from './target';

const words = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]';

/** The admin debugger covers the page. */
function isCovered(): boolean {
  const main = document.querySelector('main');
  if (main === null || main.closest(HIDDEN) === null) return false;
  return [...document.querySelectorAll(DIALOGS)].some(isOfTools);
}

function dialogShown(): Shown['dialog'] {
  const dialog = [...document.querySelectorAll(DIALOGS)].findLast(
    (one) => !isOfTools(one) && one.closest(HIDDEN) === null,
  );
  if (dialog === undefined) return null;
  const role = dialog.getAttribute('role') === 'alertdialog' ? 'alertdialog' : 'dialog';
  return { role, name: computeAccessibleName(dialog).replaceAll(/\s+/g, ' ').trim() };
}

/** As a test would see the page. */
export function pageShown(): Shown {
  const screen = document.querySelector<HTMLElement>('main[data-screen]:not([data-prerendered] *)')
    ?.dataset['screen'];
  const [heading, ...others] = [...document.querySelectorAll('h1')].filter(
    (one) => one.closest(HIDDEN) === null,
  );
  const isOne = heading !== undefined && others.length === 0;
  return {
    screen: screen ?? null,
    heading: isOne ? words(heading) : null,
    dialog: dialogShown(),
    lines: isCovered() ? null : linesShown(),
  };
}

/** They leave a field or activate something. */
const MOVING = /^(?:Tab|Enter|Escape| |Arrow\w+)$/;

/**
 * Captures the page just before each user action. At the click, the previous field has lost focus
 * and may show an error that a replayed test wouldn't see.
 */
export function rememberShown(): { recall(): Shown; end(): void } {
  let last: Shown | null = null;
  const end = new AbortController();
  const remember = (event: Event): void => {
    if (!event.isTrusted || (event instanceof KeyboardEvent && !MOVING.test(event.key))) return;
    const now = pageShown();
    if (now.lines !== null) last = now;
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, remember, { capture: true, signal: end.signal });
  }
  return {
    recall: () => {
      const now = pageShown();
      const isOfNow = last !== null && last.screen === now.screen;
      if (now.lines === null && isOfNow && last !== null) return last;
      const isSame = isOfNow && last?.heading === now.heading;
      return {
        ...now,
        lines: isSame ? (last?.lines ?? null) : null,
        dialog: isSame ? (last?.dialog ?? null) : null,
      };
    },
    end: () => end.abort(),
  };
}
