import type { ShownField } from '../../../apis/control/snapshot/snapshot';
import { dialogOpener, pressOpener } from './touched';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS =
  ':is(main, [role=dialog]:not([data-tools]), [role=alertdialog]) :is(input, select, textarea)';

/** What begins the name of something that opens, instead of a field's own. */
const FOLDED = 'details ';
const DIALOG = 'dialog ';

/** Never part of a snapshot: files, codes, tax ids, numbers of cards and accounts. */
const SECRET = [
  '[type="password"]',
  '[type="file"]',
  '[type="hidden"]',
  '[autocomplete="one-time-code"]',
  '[autocomplete^="cc-"]',
  '[data-1p-ignore]',
  '[name*="account" i]',
  '[name*="routing" i]',
].join(', ');

function fieldsOf(root: Document): readonly Field[] {
  return [...root.querySelectorAll<Field>(FIELDS)].filter((field) => !field.matches(SECRET));
}

/** Names a field: several may share a name or have an id made on the fly, none both with the value. */
function nameOf(field: Field): string {
  const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
  const own = field.name || field.id;
  return isChoice ? `${own}=${field.value}` : own;
}

function valueOf(field: Field): string | boolean {
  const isChoice = field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
  return isChoice ? field.checked : field.value;
}

/** What is folded on the page, each by its words and its place among those of the same words. */
function foldedOf(root: Document): ReadonlyMap<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>();
  for (const one of root.querySelectorAll('details')) {
    if (one.closest('[data-tools]') !== null) continue;
    const words = one.querySelector('summary')?.textContent.trim() ?? '';
    let place = 0;
    while (found.has(`${FOLDED}${String(place)} ${words}`)) place += 1;
    found.set(`${FOLDED}${String(place)} ${words}`, one);
  }
  return found;
}

/** What is typed, chosen and opened on the page. */
export function shownFields(root: Document): ShownField[] {
  const opener = dialogOpener();
  return [
    ...[...foldedOf(root)].map(([id, { open }]) => ({ id, value: open })),
    ...fieldsOf(root).map((field) => ({ id: nameOf(field), value: valueOf(field) })),
    ...(opener === null ? [] : [{ id: DIALOG + opener, value: true }]),
  ];
}

/** Sets a value as a person does: past the setter that React puts on the element, and with the events. */
function type(field: Field, value: string): void {
  const { prototype } =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts what was typed and chosen into the fields that the page has by now. Gives back what has no field yet. */
export function putFields(root: Document, wanted: readonly ShownField[]): readonly ShownField[] {
  const known = new Map(fieldsOf(root).map((field) => [nameOf(field), field]));
  const folded = foldedOf(root);
  return wanted.filter(({ id, value }) => {
    if (id.startsWith(DIALOG)) return !pressOpener(id.slice(DIALOG.length));
    if (id.startsWith(FOLDED)) {
      const one = folded.get(id);
      // Who shows it hears of that by its own event.
      if (one !== undefined) one.open = value === true;
      return one === undefined && value === true;
    }
    const field = known.get(id);
    if (field === undefined) return value !== false && value !== '';
    if (valueOf(field) === value) return false;
    if (typeof value === 'string') type(field, value);
    // A radio is left by choosing another one.
    else if (value || (field instanceof HTMLInputElement && field.type === 'checkbox'))
      field.click();
    return false;
  });
}

/** How long a page may take to show what a snapshot has, ms. */
const PATIENCE = 20_000;

/** Puts fields back as they appear: answers lead to further questions. */
export function putFieldsAsTheyCome(wanted: readonly ShownField[], scroll: number): void {
  let left = wanted;
  const put = (): void => {
    if (document.querySelector('main[data-screen]:not([data-painted] *)') === null) return;
    left = putFields(document, left);
    if (left.length > 0) return;
    stop();
    requestAnimationFrame(() => window.scrollTo({ top: scroll }));
  };
  const observer = new MutationObserver(put);
  const timer = window.setTimeout(() => stop(), PATIENCE);
  const stop = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
  observer.observe(document, { childList: true, subtree: true });
  put();
}
