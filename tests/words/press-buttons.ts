import { outlineOf } from './outline';

// Called hundreds of times per page, where walking costs a tenth of jsdom's selectors.
const roleOf = (element: Element): string => element.getAttribute('role') ?? '';

const isDialog = (element: Element): boolean =>
  element.tagName === 'DIALOG' || ['dialog', 'alertdialog'].includes(roleOf(element));

const isPart = (element: Element): boolean =>
  element.tagName === 'MAIN' || roleOf(element) === 'status' || isDialog(element);

/** In order. */
function outermost(within: Element, isWanted: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  let child = within.firstElementChild;
  while (child !== null) {
    if (isWanted(child)) found.push(child);
    else found.push(...outermost(child, isWanted));
    child = child.nextElementSibling;
  }
  return found;
}

/** The screen, open dialogs, and temporary messages. */
export function wordsOfPage(): string[] {
  return outermost(document.documentElement, isPart).flatMap(outlineOf);
}

const hasDialog = (): boolean => outermost(document.documentElement, isDialog).length > 0;

/** With repetitions. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...before];
  return after.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const buttonsOf = (): readonly HTMLButtonElement[] =>
  [...document.getElementsByTagName('main')]
    .flatMap((main) => Array.from(main.getElementsByTagName('button')))
    .filter((button) => !button.hasAttribute('disabled'));

const nameOf = (button: Element): string => outlineOf(button).join(' ');

const place = (): string =>
  `${document.getElementsByTagName('main')[0]?.dataset['screen'] ?? ''} ${window.location.pathname}`;

/**
 * Clicks each button except those in `skips`, one after the other. Stops if one opens another
 * screen, or a dialog that Escape doesn't close. Returns the added and removed texts.
 */
export async function pressButtons(
  settle: () => Promise<void>,
  skips: readonly string[],
): Promise<readonly string[]> {
  const start = place();
  const shownLines: string[] = [];
  const names = [...new Set(buttonsOf().map(nameOf))].filter((name) => !skips.includes(name));
  for (const name of names) {
    const button = buttonsOf().find((one) => nameOf(one) === name);
    if (button === undefined) continue;
    const before = wordsOfPage();
    button.click();
    await settle();
    const after = wordsOfPage();
    shownLines.push(`> ${name}`);
    if (place() !== start) return [...shownLines, `→ ${place()}`];
    shownLines.push(
      ...added(before, after).map((line) => `+ ${line}`),
      ...added(after, before).map((line) => `- ${line}`),
    );
    if (button.getAttribute('aria-expanded') === 'true') {
      // A combobox closes its list some time after losing the focus.
      button.click();
      await settle();
    }
    if (!hasDialog()) continue;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await settle();
    if (hasDialog()) return shownLines;
  }
  return shownLines;
}
