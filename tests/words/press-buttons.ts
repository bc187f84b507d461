import { outlineOf } from './outline';

// A look at a page asks for its parts hundreds of times: walking to them costs a tenth of what the window
// here takes to match a selector.
const roleOf = (element: Element): string => element.getAttribute('role') ?? '';

const isDialog = (element: Element): boolean =>
  element.tagName === 'DIALOG' || ['dialog', 'alertdialog'].includes(roleOf(element));

const isPart = (element: Element): boolean =>
  element.tagName === 'MAIN' || roleOf(element) === 'status' || isDialog(element);

/** The outermost elements below one that are wanted, in their order. */
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

/** What stands on the page: its screen, the dialogs over it, messages that come and go. */
export function wordsOfPage(): string[] {
  return outermost(document.documentElement, isPart).flatMap(outlineOf);
}

const hasDialog = (): boolean => outermost(document.documentElement, isDialog).length > 0;

/** The lines of `after` that `before` does not have, each as often as it was added. */
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
 * Presses each button of a screen that is as it came, one after the other, and tells what each brings and
 * takes away, but for those that are in `skips`. Ends where one leads to another screen, or opens a dialog that Escape does not close.
 */
export async function pressButtons(
  settle: () => Promise<void>,
  skips: readonly string[],
): Promise<readonly string[]> {
  const start = place();
  const told: string[] = [];
  const names = [...new Set(buttonsOf().map(nameOf))].filter((name) => !skips.includes(name));
  for (const name of names) {
    const button = buttonsOf().find((one) => nameOf(one) === name);
    if (button === undefined) continue;
    const before = wordsOfPage();
    button.click();
    await settle();
    const after = wordsOfPage();
    told.push(`> ${name}`);
    if (place() !== start) return [...told, `→ ${place()}`];
    told.push(
      ...added(before, after).map((line) => `+ ${line}`),
      ...added(after, before).map((line) => `- ${line}`),
    );
    if (button.getAttribute('aria-expanded') === 'true') {
      // A list closes by itself when the focus leaves it, sooner or later.
      button.click();
      await settle();
    }
    if (!hasDialog()) continue;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await settle();
    if (hasDialog()) return told;
  }
  return told;
}
