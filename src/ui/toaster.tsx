import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { CloseIcon } from './control-icons';
import { CheckCircleIcon } from './icons';

export interface ToastMessage {
  readonly title: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** ms; set it if the action takes longer to read than a confirmation. */
  readonly duration?: number;
}

/**
 * At least 5 s each, two at a time (spec 9). Pointer and focus pause them; Alt+T moves the focus to
 * them.
 */
const toaster = createToaster({
  placement: 'bottom',
  duration: 5000,
  max: 2,
  gap: 12,
  pauseOnPageIdle: true,
});

/** Confirms success. Errors must also be shown elsewhere. */
export function showToast({ title, action, duration }: ToastMessage): void {
  toaster.create({
    title,
    type: 'success',
    ...(action ? { action } : {}),
    ...(duration === undefined ? {} : { duration }),
  });
}

export function removeToasts(): void {
  toaster.remove();
}

const region = css({
  zIndex: 'toast',
  // Above the cookie banner and the bar.
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
  // Visible in forced colors only.
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

/** Render once per page. */
export function Toaster() {
  return (
    <ArkToaster toaster={toaster} className={region}>
      {(toast) => (
        // No role="status": the region is live already, so the toast would be announced twice.
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
