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
import { focusHeadingInPlace } from './focus-heading';
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
    pointerEvents: 'auto',
  },
  variants: {
    going: {
      true: { animation: 'leave' },
      false: { animation: 'rise' },
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
  const root = useRef<HTMLDivElement>(null);
  const left = useRef(duration);
  const isOver = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      isOver();
    };
    const element = root.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
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
    <div ref={root} role="status" className={box({ going })}>
      <CheckCircleIcon />
      <p className={css({ flex: '1', fontWeight: 'medium' })}>{title}</p>
      {action && (
        <Button
          variant="tertiary"
          size="small"
          className={onInk}
          onClick={() => {
            if (going) return;
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

/** The key that leads to toasts, with Alt: they are at the end of the page, and soon gone. */
const SHORTCUT = 'T';

/**
 * Whether a pointer or the focus is on one of `count` toasts. `onEnter` is told what had the focus before they got it.
 */
function useHeld(
  region: RefObject<HTMLElement | null>,
  { count, ...acts }: { readonly count: number; onEnter(from: EventTarget | null): void },
): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const enter = useEffectEvent(acts.onEnter);
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
    const goTo = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== `Key${SHORTCUT}`) return;
      const first = element?.querySelector('button');
      if (first === null || first === undefined) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', goTo, { signal: ending.signal });
    return () => ending.abort();
  }, [region]);
  useEffect(() => {
    // What had the pointer or the focus may be gone without a word.
    if (region.current?.matches(':hover') !== true) setPointed(false);
    if (region.current?.contains(document.activeElement) !== true) setFocused(false);
  }, [region, count]);
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

  const hasFocus = (): boolean => region.current?.contains(document.activeElement) === true;
  const close = ({ key, going }: ShownToast): void => {
    if (going) return;
    const had = hasFocus();
    closeToast(key);
    if (!had) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    // What had it may be gone, or be shut.
    if (hasFocus()) focusHeadingInPlace();
  };
  const held = useHeld(region, {
    count: toasts.length,
    onEnter: (from) => {
      if (!(from instanceof Node && region.current?.contains(from))) before.current = from;
    },
  });
  return createPortal(
    <section
      ref={region}
      aria-label={`Notifications (Alt+${SHORTCUT})`}
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
