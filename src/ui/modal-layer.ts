/** The dialogs that are open; the last one lies over the others. */
const layers: HTMLElement[] = [];

/** What Tab can stop at, and what of that is folded away. */
const STOPS =
  'a[href], :is(button, input, select, textarea):enabled, summary, iframe, [tabindex="0"]';
const FOLDED = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';
/** A list that is open: Escape closes it first. */
const OPEN_LIST = '[role=combobox][aria-expanded=true]';

/** What the portal shows behind a dialog, in each of its roots. */
const PAGE = '#root, [data-beside-page]';

function stopsIn(layer: HTMLElement): readonly HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && !stop.matches(FOLDED),
  );
}

/** Without the room of its scroll bar the page would stand elsewhere. */
function keepScrollBarRoom(): void {
  const room = window.innerWidth - document.documentElement.clientWidth;
  if (room > 0) document.body.style.paddingInlineEnd = `${String(room)}px`;
}

/** Page and dialogs under the last one are closed to who listens to them, and the page stays where it is. */
function closeWhatIsBehind(): void {
  const isOpen = layers.length > 0;
  for (const part of [...document.querySelectorAll(PAGE), ...layers]) {
    if (isOpen && part !== layers.at(-1)) part.setAttribute('aria-hidden', 'true');
    else part.removeAttribute('aria-hidden');
  }
  const { style } = document.body;
  style.overflow = isOpen ? 'hidden' : '';
  if (!isOpen) style.paddingInlineEnd = '';
}

export interface ModalLayer {
  readonly element: HTMLElement;
  /** What the layer lies in, as large as the window. */
  readonly shade: HTMLElement;
  /** What takes the focus where nothing in the layer has it. */
  readonly first: HTMLElement | null;
  /** Whether Tab leads on to what scripts of others have put into the page; then a press beside it is none of its own. */
  readonly isOpenToOthers: boolean;
  /** Escape, or a press beside the layer. */
  onDismiss(): void;
}

/**
 * Has the focus in this layer and keeps it out of the page, which it closes, until what it returns is called. Not by
 * `inert`, nor by the browser’s own modal dialog: they have each element of the page styled anew (ADR 0034).
 */
export function openModal(layer: ModalLayer): () => void {
  const { element, shade, first, isOpenToOthers, onDismiss } = layer;
  const isOnTop = (): boolean => layers.at(-1) === element;
  const hasFocus = (): boolean => element.contains(document.activeElement);
  let last: HTMLElement | null = null;
  const takeFocus = (): void =>
    (last?.isConnected === true ? last : first)?.focus({ preventScroll: true });

  const goRound = (event: KeyboardEvent): void => {
    const stops = stopsIn(element);
    const { activeElement } = document;
    // What is pressed in it and takes no focus has the layer take it: from there a browser would go on anywhere.
    const ends = event.shiftKey ? [stops[0], first, element] : [stops.at(-1), element];
    const isAtEnd = ends.some((one) => one === activeElement);
    if (hasFocus() && !isAtEnd) return;
    event.preventDefault();
    (stops.at(event.shiftKey ? -1 : 0) ?? first)?.focus();
  };
  // Before anything else that listens for them: tools that are open beside it would answer the key first.
  const onKeyDown = (event: KeyboardEvent): void => {
    const isElsewhere = document.activeElement !== document.body && !hasFocus();
    if (!isOnTop() || isElsewhere || event.isComposing) return;
    if (event.key === 'Tab' && !isOpenToOthers) goRound(event);
    if (event.key !== 'Escape' || element.querySelector(OPEN_LIST) !== null) return;
    event.preventDefault();
    onDismiss();
  };
  // What closes meanwhile, such as the menu, gives the focus back to what opened it; a form below tells what is wrong.
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!isOnTop() || !(target instanceof HTMLElement)) return;
    const isBehind =
      target.closest(PAGE) !== null ||
      layers.some((other) => other !== element && other.contains(target));
    if (isBehind) takeFocus();
    else if (element.contains(target)) last = target;
  };
  // Who marks words in it may let go beside it, or begin there.
  let isBeside = false;
  const onPointer = ({ type, target }: Event): void => {
    isBeside = target === shade && (isBeside || type === 'pointerdown');
  };
  const onClick = ({ target }: Event): void => {
    if (target === shade && isBeside && !isOpenToOthers) onDismiss();
  };

  if (!hasFocus()) takeFocus();
  // The page is laid out, for who takes the focus; later it would be once more.
  if (layers.length === 0) keepScrollBarRoom();
  layers.push(element);
  closeWhatIsBehind();
  window.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('focusin', onFocusIn);
  shade.addEventListener('pointerdown', onPointer);
  shade.addEventListener('pointerup', onPointer);
  shade.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('focusin', onFocusIn);
    shade.removeEventListener('pointerdown', onPointer);
    shade.removeEventListener('pointerup', onPointer);
    shade.removeEventListener('click', onClick);
    layers.splice(layers.indexOf(element), 1);
    closeWhatIsBehind();
  };
}
