import { createToaster, Toast, Toaster as Ark } from '@ark-ui/react/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { css } from '../../styled-system/css';
import { ownTurn } from './own-turn';
import { afterPress } from './after-press';
import { Button } from './button';
import { CloseIcon } from './control-icons';
import { CheckCircleIcon } from './icons';
import { barHeight, followBar } from './room-for-bar';
import type { ToastMessage } from './toast-message';

/** How long a toast stays, ms, and how many there are at once. */
const DURATION = 5000;
const MAX = 2;

const toaster = createToaster({
  placement: 'bottom',
  duration: DURATION,
  max: MAX,
  overlap: false,
  gap: 12,
  pauseOnPageIdle: true,
});

/** Counts how often all were taken away: what was to be shown before is not shown after that. */
let cleared = 0;

/** Shows a message. */
export function createToast({ title, action, duration }: ToastMessage): void {
  const asked = cleared;
  const create = (): void => {
    if (asked !== cleared) return;
    toaster.create({
      title,
      type: 'success',
      ...(action ? { action } : {}),
      ...(duration === undefined ? {} : { duration }),
    });
  };
  // What it confirms is painted first, and all that is still to be drawn of that: Ark measures a toast, and the page with
  // it, in the middle of a task.
  afterPress(() => void ownTurn().then(create));
}

/** Takes away what is shown. */
export function removeShown(): void {
  cleared += 1;
  toaster.remove();
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'min(26rem, calc(100vw - 2rem))',
  minHeight: 'target',
  padding: '2',
  paddingInlineStart: '4',
  background: 'ink',
  color: 'inkText',
  borderRadius: 'medium',
  boxShadow: 'medium',
  translate: 'var(--x) var(--y)',
  scale: 'var(--scale)',
  opacity: 'var(--opacity)',
  transition: 'translate token(durations.calm), opacity token(durations.calm)',
  willChange: 'translate, opacity',
});
const close = css({
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

/** The place where toasts appear. It listens only a moment after it was rendered, and says when it does. */
export function ShownToasts({ onListening }: { readonly onListening: () => void }) {
  const listens = useEffectEvent(onListening);
  const bar = useSyncExternalStore(followBar, barHeight);
  useEffect(() => {
    const timer = window.setTimeout(() => listens());
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Ark
      toaster={toaster}
      className={css({ zIndex: 'toast' })}
      style={{ marginBottom: `calc(var(--banner-height, 0px) + ${bar})` }}
    >
      {(toast) => (
        <Toast.Root className={box} role="status">
          <CheckCircleIcon />
          <Toast.Title className={css({ flex: '1', fontWeight: 'medium' })}>
            {toast.title}
          </Toast.Title>
          {toast.action && (
            <Toast.ActionTrigger asChild>
              <Button variant="tertiary" size="small" className={onInk}>
                {toast.action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger className={close} aria-label="Close">
            <CloseIcon />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Ark>
  );
}
