import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { CloseIcon } from './control-icons';
import { CheckCircleIcon } from './icons';

export interface ToastMessage {
  readonly title: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** How long it stays, ms, if its action needs more time than a confirmation. */
  readonly duration?: number;
}

/** At least 5 s each and two at a time (spec 9). Paused by pointer and focus; Alt+T moves focus to them. */
const toaster = createToaster({
  placement: 'bottom',
  duration: 5000,
  max: 2,
  gap: 12,
  pauseOnPageIdle: true,
});

/** Confirms that something worked. Never the only place where an error is reported. */
export function showToast({ title, action, duration }: ToastMessage): void {
  toaster.create({
    title,
    type: 'success',
    ...(action ? { action } : {}),
    ...(duration === undefined ? {} : { duration }),
  });
}

/** Removes all toasts at once. */
export function removeToasts(): void {
  toaster.remove();
}

const region = css({
  zIndex: 'toast',
  // Above the cookie banner and the bar at the lower edge.
  marginBottom: 'calc(var(--banner-height, 0px) + var(--bar-height, 0px))',
  _print: { display: 'none' },
});
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
  // Only forced colors show it.
  border: '1px solid transparent',
  borderRadius: 'medium',
  boxShadow: 'medium',
  translate: 'var(--x) var(--y)',
  scale: 'var(--scale)',
  opacity: 'var(--opacity)',
  transition: 'translate token(durations.calm), opacity token(durations.calm)',
  _motionReduce: { transition: 'none' },
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

/** The region in which toasts appear. Once per page. */
export function Toaster() {
  return (
    <ArkToaster toaster={toaster} className={region}>
      {(toast) => (
        // No role="status": the region is live already, and the toast would be announced twice.
        <Toast.Root className={box} role="group">
          <CheckCircleIcon />
          <Toast.Title
            className={css({
              flex: '1',
              minWidth: '0',
              overflowWrap: 'anywhere',
              fontWeight: 'medium',
            })}
          >
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
    </ArkToaster>
  );
}
