/** The dialogs that are open; the last one lies over the others. */
const layers: HTMLElement[] = [];

/** What Tab can stop at, and what of that is folded away. */
const STOPS =
  'a[href], :is(button, input, select, textarea):enabled, summary, iframe, [tabindex="0"]';
const FOLDED = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';
/** A list that is open: Escape closes it first. */
const OPEN_LIST = '[role=combobox][aria-expanded=true]';

const page = (): HTMLElement | null => document.getElementById('root');

function stopsIn(layer: HTMLElement): readonly HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && !stop.matches(FOLDED),
  );
}

/** Without the room of its scroll bar the page would stand elsewhere. */
function keepScrollBarRoom(): void {
  const { style, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
}

/** Page and dialogs under the last one are closed to who listens to them, and the page stays where it is. */
function closeWhatIsBehind(): void {
  const isOpen = layers.length > 0;
  for (const part of [page(), ...layers]) {
    if (isOpen && part !== layers.at(-1)) part?.setAttribute('aria-hidden', 'true');
    else part?.removeAttribute('aria-hidden');
  }
  document.body.style.overflow = isOpen ? 'hidden' : '';
  if (!isOpen) document.documentElement.style.scrollbarGutter = '';
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
  const takeFocus = (): void => first?.focus({ preventScroll: true });

  const goRound = (event: KeyboardEvent): void => {
    const stops = stopsIn(element);
    const { activeElement } = document;
    const isAtEnd = event.shiftKey
      ? [stops[0], first, element].some((one) => one === activeElement)
      : activeElement === stops.at(-1);
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
  // What closes meanwhile, such as the menu, gives the focus back to what opened it.
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (isOnTop() && target instanceof Node && page()?.contains(target)) takeFocus();
  };
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: Event): void => {
    pressed = target;
  };
  const onClick = ({ target }: Event): void => {
    // Who marks words in it may let go beside it.
    if (target === shade && pressed === shade && !isOpenToOthers) onDismiss();
  };

  if (!hasFocus()) takeFocus();
  // The page is laid out, for who takes the focus; later it would be once more.
  if (layers.length === 0) keepScrollBarRoom();
  layers.push(element);
  closeWhatIsBehind();
  window.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('focusin', onFocusIn);
  shade.addEventListener('pointerdown', onPress);
  shade.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('focusin', onFocusIn);
    shade.removeEventListener('pointerdown', onPress);
    shade.removeEventListener('click', onClick);
    layers.splice(layers.indexOf(element), 1);
    closeWhatIsBehind();
  };
}
