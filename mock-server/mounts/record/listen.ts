import { getRole } from 'dom-accessibility-api';
import { isSnapshotEvent } from '../browser/snapshot/snapshot-event';
import type { Step, Typed } from './step';
import { isOfTools, pressedOn, targetOf } from './target';

export interface ListenOptions {
  readonly inFrame: boolean;
  /** Substitute for the typed value; null if a test can't type it. */
  typed(field: HTMLInputElement | HTMLTextAreaElement): Typed | null;
  note(step: Step): void;
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(radio|checkbox|file|button|submit|reset|image|hidden)$/.test(element.type));

const isList = (element: Element): boolean => getRole(element) === 'combobox';

/** They select in a combobox. */
const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

/** Null if the event isn't a step, or part of another. */
export function stepOf(event: Event, { inFrame, typed }: ListenOptions): Step | null {
  const element = event.composedPath()[0];
  if (!(element instanceof Element) || isOfTools(element)) return null;
  const named = (one: Element) => targetOf(one, inFrame);
  if (event.type === 'click') {
    const label = element.closest('label');
    // The browser itself clicks the control of a label.
    if (label !== null && label.control !== null && !element.matches('a[href], button'))
      return null;
    const pressed = pressedOn(element);
    if (pressed === null || isChoice(pressed) || pressed instanceof HTMLSelectElement) return null;
    // Focusing a text field isn't a step; on a combobox it opens the list.
    if ((isText(pressed) && !isList(pressed)) || pressed.matches('[type=file]')) return null;
    const target = named(pressed);
    return target === null ? null : { do: 'click', target };
  }
  if (event.type === 'change' && isChoice(element)) {
    const target = named(element);
    return target && { do: element.checked ? 'check' : 'uncheck', target };
  }
  // Typing selects in a listbox without a change event.
  const isChosen = ['change', 'keyup', 'focusout'].includes(event.type);
  if (isChosen && element instanceof HTMLSelectElement) {
    const target = named(element);
    const [chosen] = element.selectedOptions;
    return target && chosen ? { do: 'select', target, value: chosen.label.trim() } : null;
  }
  if (event.type === 'change' && element instanceof HTMLInputElement && element.type === 'file') {
    const target = named(element);
    const names = [...(element.files ?? [])].map(({ name }) => name);
    return target && names.length > 0 ? { do: 'files', target, names } : null;
  }
  if (event.type === 'input' && isText(element)) {
    const target = named(element);
    const value = typed(element);
    return target && value !== null ? { do: 'fill', target, value } : null;
  }
  if (event.type === 'keydown' && event instanceof KeyboardEvent && !event.isComposing) {
    const closes = event.key === 'Escape' && document.querySelector('[role=dialog]') !== null;
    const chooses = LIST_KEYS.includes(event.key) && isText(element) && isList(element);
    return closes || chooses ? { do: 'press', key: event.key } : null;
  }
  return null;
}

/** The function says whether an event comes with a new choice in a list. */
function createListWatch(): (event: Event) => boolean {
  const known = new WeakMap<HTMLSelectElement, string>();
  return (event) => {
    const list = event.composedPath()[0];
    if (!(list instanceof HTMLSelectElement)) return true;
    const before = known.get(list);
    if (event.type === 'keydown') {
      if (before === undefined) known.set(list, list.value);
      return true;
    }
    if (event.type === 'focusout') known.delete(list);
    else if (event.type === 'change' || event.type === 'keyup') known.set(list, list.value);
    return event.type === 'change' || (before !== undefined && before !== list.value);
  };
}

/** Tools such as a password manager fill in values, too; the test must repeat them. */
const isDone = (event: Event): boolean =>
  event.isTrusted ||
  (/^(?:input|change|keyup|focusout)$/.test(event.type) && !isSnapshotEvent(event));

/** Returns the function that stops the recording. */
export function listen(options: ListenOptions): () => void {
  const end = new AbortController();
  const isAnother = createListWatch();
  const note = (event: Event): void => {
    // A click by a script is repeated by the script.
    if (!isAnother(event) || !isDone(event)) return;
    const step = stepOf(event, options);
    if (step !== null) options.note(step);
  };
  for (const type of ['click', 'input', 'change', 'keydown', 'keyup', 'focusout']) {
    addEventListener(type, note, { capture: true, signal: end.signal });
  }
  return () => end.abort();
}
