import { getRole } from 'dom-accessibility-api';
import { isSnapshotEvent } from '../browser/snapshot/snapshot-event';
import type { Step, Typed } from './step';
import { isOfTools, pressedOn, targetOf } from './target';

/** What turns the events of a page into steps needs to know beside them. */
export interface ListenOptions {
  readonly inFrame: boolean;
  /** What stands for what was typed; null where a test cannot type it. */
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

/** Keys that choose in a list which opens as somebody types. */
const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

/** What an event of the page is as a step; null for one that is none, or a part of another. */
export function stepOf(event: Event, { inFrame, typed }: ListenOptions): Step | null {
  const element = event.composedPath()[0];
  if (!(element instanceof Element) || isOfTools(element)) return null;
  const named = (one: Element) => targetOf(one, inFrame);
  if (event.type === 'click') {
    const label = element.closest('label');
    // The browser presses what a label is of by itself.
    if (label !== null && label.control !== null && !element.matches('a[href], button'))
      return null;
    const pressed = pressedOn(element);
    if (pressed === null || isChoice(pressed) || pressed instanceof HTMLSelectElement) return null;
    // A field that is only gone into; a list opens by it.
    if ((isText(pressed) && !isList(pressed)) || pressed.matches('[type=file]')) return null;
    const target = named(pressed);
    return target === null ? null : { do: 'click', target };
  }
  if (event.type === 'change' && isChoice(element)) {
    const target = named(element);
    return target && { do: element.checked ? 'check' : 'uncheck', target };
  }
  // Letters choose in a list without a change that the browser tells of.
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

/** Tells which events come after another choice in a list than the one that is known of it. */
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

/** What tools fill in, such as a password manager, is no doing of the portal: a test has to do it again. */
const isDone = (event: Event): boolean =>
  event.isTrusted ||
  (/^(?:input|change|keyup|focusout)$/.test(event.type) && !isSnapshotEvent(event));

/** Notes what somebody does to the page. Gives back what ends it. */
export function listen(options: ListenOptions): () => void {
  const end = new AbortController();
  const isAnother = createListWatch();
  const note = (event: Event): void => {
    // A press that a script does is done again by the script.
    if (!isAnother(event) || !isDone(event)) return;
    const step = stepOf(event, options);
    if (step !== null) options.note(step);
  };
  for (const type of ['click', 'input', 'change', 'keydown', 'keyup', 'focusout']) {
    addEventListener(type, note, { capture: true, signal: end.signal });
  }
  return () => end.abort();
}
