/** What somebody did to one control before React took the page over. */
interface Typed {
  readonly id: string;
  /** Undefined: nothing was typed there. */
  readonly text: string | undefined;
  readonly chosen: boolean;
  readonly focused: boolean;
  readonly caret: readonly (number | null)[];
}

/** What differs in the controls of a page from how it was painted. */
export function readTyped(container: HTMLElement): readonly Typed[] {
  return [...container.querySelectorAll('input')].map((input) => {
    const { id, value, checked, defaultValue, defaultChecked } = input;
    const chooses = input.type === 'radio' || input.type === 'checkbox';
    return {
      id,
      text: chooses || value === defaultValue ? undefined : value,
      chosen: chooses && checked && !defaultChecked,
      focused: input === document.activeElement,
      caret: chooses ? [] : [input.selectionStart, input.selectionEnd],
    };
  });
}

/**
 * Follows what somebody does to the controls while React takes them over, and may write its own values into
 * them. Gives back what it came to, once.
 */
export function followTyping(container: HTMLElement): () => readonly Typed[] {
  let last = readTyped(container);
  const read = (): void => {
    last = readTyped(container);
  };
  container.addEventListener('input', read, true);
  return () => {
    container.removeEventListener('input', read, true);
    const now = readTyped(container);
    return last.map((before) => {
      const after = now.find(({ id }) => id === before.id);
      return after !== undefined && after.text === before.text && after.chosen === before.chosen
        ? after
        : before;
    });
  };
}

/** Types it into the page that React answers for, be it the same elements or new ones in their place. */
export function typeAgain(typed: readonly Typed[]): void {
  for (const { id, text, chosen, focused, caret } of typed) {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) continue;
    if (chosen) {
      // React compares with what it last saw.
      input.checked = false;
      input.click();
    }
    if (text !== undefined) {
      input.value = '';
      // As the browser does it: past what React put over the property.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused && input !== document.activeElement) input.focus({ preventScroll: true });
    const [start = null, end = null] = caret;
    if (focused && start !== null) input.setSelectionRange(start, end);
  }
}
