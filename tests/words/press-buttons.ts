import { outlineOf } from './outline';

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]';

/** What stands on the page: its screen, the dialogs over it, messages that come and go. */
export function wordsOfPage(): string[] {
  const parts = [...document.querySelectorAll(`main, ${DIALOGS}, [role=status]:not(main *)`)];
  const outer = parts.filter(
    (part) => !parts.some((other) => other !== part && other.contains(part)),
  );
  return outer.flatMap(outlineOf);
}

/** The lines of `after` that `before` does not have, each as often as it was added. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...before];
  return after.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const buttonsOf = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])'),
];

const nameOf = (button: Element): string => outlineOf(button).join(' ');

const place = (): string =>
  `${document.querySelector('main')?.dataset['screen'] ?? ''} ${window.location.pathname}`;

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
    if (document.querySelector(DIALOGS) === null) continue;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await settle();
    if (document.querySelector(DIALOGS) !== null) return told;
  }
  return told;
}
