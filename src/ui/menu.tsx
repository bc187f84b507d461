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

/** How the menu was asked for before it could open. */
type EarlyPress = { readonly key: string } | 'pointer';

/** Does again what was done with the button, unless somebody went on to something else meanwhile. */
function repeat(press: EarlyPress, button: HTMLButtonElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && activeElement !== button) return;
  if (press === 'pointer') button.click();
  else {
    const { key } = press;
    const { KeyboardEvent: Event } = window;
    button.dispatchEvent(new Event('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/** Asks at once for what somebody is about to need. One that does not come is asked for again by the press. */
const expect = (): void => void loadOverlays().catch(() => undefined);

/**
 * A button in the header with a menu of places and actions. The menu comes after the screen: until then the button is
 * the same to everybody, and what is done with it is done once the menu can open.
 */
export function AccountMenu(props: AccountMenuProps) {
  const [early, setEarly] = useState<EarlyPress | null>(null);
  const code = useOverlays({ wanted: early !== null });
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
  useEffect(() => {
    if (!answers || early === null) return undefined;
    // The menu listens only a moment after it was drawn.
    const timer = window.setTimeout(() => {
      setEarly(null);
      if (button.current !== null) repeat(early, button.current);
    });
    return () => window.clearTimeout(timer);
  }, [answers, early]);

  if (code !== null) return <code.AnsweringMenu {...props} buttonRef={button} />;
  const holdKey = (event: KeyboardEvent): void => {
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    setEarly({ key: event.key });
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
      onClick={() => setEarly('pointer')}
    >
      <MenuButtonContent label={props.label} />
    </button>
  );
}
