import { outlineOf } from './outline';

// Called hundreds of times per page, where walking costs a tenth of jsdom's selectors.
const roleOf = (element: Element): string => element.getAttribute('role') ?? '';

const isDialog = (element: Element): boolean =>
  element.tagName === 'DIALOG' || ['dialog', 'alertdialog'].includes(roleOf(element));

const isPart = (element: Element): boolean =>
  element.tagName === 'MAIN' || roleOf(element) === 'status' || isDialog(element);

/** Returns the outermost matching elements below one, in order. */
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

/** Returns the texts of the page: its screen, open dialogs, and temporary messages. */
export function wordsOfPage(): string[] {
  return outermost(document.documentElement, isPart).flatMap(outlineOf);
}

const hasDialog = (): boolean => outermost(document.documentElement, isDialog).length > 0;

/** Returns the lines that `after` adds to `before`, with repetitions. */
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
 * Clicks each button of an unchanged screen, one after the other, and returns what each adds and
 * removes, without those in `skips`. Stops if one opens another screen, or a dialog that Escape
 * doesn't close.
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
