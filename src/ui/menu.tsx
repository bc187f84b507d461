import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { menuButton, MenuButtonContent, type AccountMenuProps } from './menu-button';
import { loadOverlays, useOverlays } from './overlays';

/** What opens the menu by keyboard. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** What was done with the button before the menu could open: pressed, or a key. */
type EarlyPress = 'press' | { readonly key: string };

/** Does again what was done with the button. */
function repeat(early: EarlyPress, button: HTMLButtonElement): void {
  if (early === 'press') {
    button.click();
    return;
  }
  const { KeyboardEvent: Event } = window;
  button.dispatchEvent(new Event('keydown', { key: early.key, bubbles: true, cancelable: true }));
}

/** Whether somebody went on to something else meanwhile. */
function hasLeft(button: HTMLButtonElement): boolean {
  const { activeElement } = document;
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  return ![null, document.body, button, menu].includes(activeElement as HTMLElement | null);
}

/** Asks at once for what somebody is about to need. One that does not come is asked for again by the press. */
const expect = (): void => void loadOverlays().catch(() => undefined);

/**
 * A button in the header with a menu of places and actions. The menu comes after the screen: until then the button is
 * the same to everybody, and what is done with it is done once the menu can open.
 */
export function AccountMenu(props: AccountMenuProps) {
  const [early, setEarly] = useState<readonly EarlyPress[]>([]);
  const code = useOverlays({ wanted: early.length > 0 });
  const answers = code !== null;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const follow = useCallback((waiting: HTMLButtonElement | null) => {
    return () => {
      hadFocus.current = waiting === document.activeElement;
    };
  }, []);
  useLayoutEffect(() => {
    if (!answers || !hadFocus.current) return;
    hadFocus.current = false;
    button.current?.focus();
  }, [answers]);
  const opened = useRef(false);
  useEffect(() => {
    const [first, ...rest] = early;
    const { current } = button;
    if (!answers || first === undefined || current === null) return undefined;
    const open = new MutationObserver(() => go());
    const go = (): void => {
      // What follows the first is for the open menu.
      if (opened.current && current.ariaExpanded !== 'true') return;
      open.disconnect();
      opened.current = true;
      const isHere = !hasLeft(current);
      if (isHere) repeat(first, current);
      // Drawn together with what it did.
      setEarly(isHere ? rest : []);
    };
    open.observe(current, { attributes: true });
    // The menu listens only a moment after it was drawn.
    const timer = window.setTimeout(go);
    return () => {
      window.clearTimeout(timer);
      open.disconnect();
    };
  }, [answers, early]);

  if (code !== null) return <code.AnsweringMenu {...props} buttonRef={button} />;
  const holdKey = (event: KeyboardEvent): void => {
    // What follows the key that opens it is for the menu.
    if (event.key === 'Tab' || (early.length === 0 && !KEYS.has(event.key))) return;
    event.preventDefault();
    const { key } = event;
    setEarly((before) => [...before, { key }]);
  };
  return (
    <button
      ref={follow}
      type="button"
      className={menuButton}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={expect}
      onFocus={expect}
      onKeyDown={holdKey}
      onClick={() => setEarly((before) => (before.length === 0 ? ['press'] : before))}
    >
      <MenuButtonContent label={props.label} />
    </button>
  );
}
