import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { css, cva } from '../../styled-system/css';
import { Button } from './button';
import { CloseIcon } from './control-icons';
import { focusHeading } from './focus-heading';
import { CheckCircleIcon } from './icons';
import { barHeight, followBar } from './room-for-bar';
import {
  allToasts,
  closeToast,
  DURATION,
  followToasts,
  inTurn,
  type ShownToast,
} from './toast-store';

const place = css({
  position: 'fixed',
  insetInline: '4',
  bottom: 'max(1rem, env(safe-area-inset-bottom))',
  zIndex: 'toast',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  pointerEvents: 'none',
  outlineWidth: '0',
  _print: { display: 'none' },
});
const box = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'min(26rem, 100%)',
    minHeight: 'target',
    padding: '2',
    paddingInlineStart: '4',
    background: 'ink',
    color: 'inkText',
    borderRadius: 'medium',
    boxShadow: 'medium',
  },
  variants: {
    going: {
      true: { animation: 'leave' },
      false: { animation: 'rise', pointerEvents: 'auto' },
    },
  },
});
const closing = css({
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  flex: 'none',
  borderRadius: 'small',
  cursor: 'pointer',
  _focusVisible: { outlineColor: 'inkText', outlineOffset: '-3px' },
});
const onInk = css({ color: 'inkText!', _hover: { background: 'inkLine!' } });

interface ToastProps {
  readonly toast: ShownToast;
  /** Whether its time stands still. */
  readonly paused: boolean;
  onClose(): void;
}

function Toast({ toast, paused, onClose }: ToastProps) {
  const { title, action, duration = DURATION, going } = toast;
  const left = useRef(duration);
  const isOver = useEffectEvent(onClose);
  useEffect(() => {
    if (paused || going) return undefined;
    const since = performance.now();
    const timer = window.setTimeout(() => isOver(), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [paused, going]);
  return (
    <div role="status" className={box({ going })}>
      <CheckCircleIcon />
      <p className={css({ flex: '1', fontWeight: 'medium' })}>{title}</p>
      {action && (
        <Button
          variant="tertiary"
          size="small"
          className={onInk}
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={closing} aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}

function followVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether a pointer or the focus is on what there is; Escape has the last of it go. */
function useHeld(
  region: RefObject<HTMLElement | null>,
  {
    isEmpty,
    ...acts
  }: { readonly isEmpty: boolean; onEnter(from: EventTarget | null): void; onEscape(): void },
): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // What had the focus is gone without a word.
  if (isEmpty && focused) setFocused(false);
  const enter = useEffectEvent(acts.onEnter);
  const escape = useEffectEvent(acts.onEscape);
  useEffect(() => {
    const element = region.current;
    const ending = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ): void => element?.addEventListener(type, act, { signal: ending.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', ({ relatedTarget }) => {
      setFocused(true);
      enter(relatedTarget);
    });
    on('focusout', () => setFocused(false));
    // Whoever types goes on typing.
    on('mousedown', (event) => {
      if ((event.target as Element).closest('button') === null) event.preventDefault();
    });
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      escape();
    });
    return () => ending.abort();
  }, [region]);
  return pointed || focused;
}

/**
 * The place where toasts appear, above a bar at the lower edge. It listens only a moment after it was rendered, and
 * says when it does. The time of all of them stands still while a pointer or the focus is on one, or the page is out of
 * sight.
 */
export function ShownToasts({ onListening }: { readonly onListening: () => void }) {
  const listens = useEffectEvent(onListening);
  const bar = useSyncExternalStore(followBar, barHeight);
  const toasts = useSyncExternalStore(followToasts, allToasts);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const region = useRef<HTMLElement>(null);
  // Who comes from elsewhere goes back there.
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => listens());
    return () => window.clearTimeout(timer);
  }, []);

  const close = ({ key }: ShownToast): void => {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    closeToast(key);
    if (!hadFocus) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else focusHeading();
  };
  const held = useHeld(region, {
    isEmpty: toasts.length === 0,
    onEnter: (from) => {
      if (!(from instanceof Node && region.current?.contains(from))) before.current = from;
    },
    onEscape: () => {
      const last = toasts.findLast(({ going }) => !going);
      if (last !== undefined) close(last);
    },
  });
  return createPortal(
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      className={place}
      style={{ marginBottom: `calc(var(--banner-height, 0px) + ${bar})` }}
    >
      {inTurn(toasts).map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          paused={held || isHidden}
          onClose={() => close(toast)}
        />
      ))}
    </section>,
    document.body,
  );
}
