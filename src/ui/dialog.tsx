import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CloseIcon } from './control-icons';
import { dialogContent, dialogStyles as styles, dialogTitle } from './dialog-styles';
import { PAGE_HEADING_ID } from './heading';
import { InfoIcon } from './icons';
import { Actions } from './stack';
import { useBackToClose } from './use-back-to-close';

export interface DialogProps {
  open: boolean;
  /** Never called if `blocking`. */
  onClose: () => void;
  title: string;
  /** The dark one has an info icon and a bar that closes it (spec 2). */
  tone?: 'light' | 'dark';
  /**
   * Whether clicks outside, Escape and Back leave it open. Its children must have a way to close
   * it.
   */
  blocking?: boolean;
  /**
   * Whether third-party scripts may open windows over it, such as a captcha's challenge. Then only
   * the portal's page is inert, and clicks outside don't close it.
   */
  allowsOthers?: boolean;
  /** Id of the element to focus after closing; null for the one that had the focus before. */
  focusAfter?: () => string | null;
  children: ReactNode;
  actions?: ReactNode;
}

/** Focus moves to the title, unless a child takes it, and returns after closing. */
export function Dialog({ open, ...props }: DialogProps) {
  useBackToClose(open && props.blocking !== true, props.onClose);
  return open ? <OpenDialog {...props} /> : null;
}

/** Returns the page heading if the previous element is gone or disabled. */
function focusTarget(before: Element | null, id: string | null): HTMLElement | null {
  const target = id === null ? before : document.getElementById(id);
  const isUsable =
    target instanceof HTMLElement &&
    target !== document.body &&
    target.isConnected &&
    target.closest(':disabled, [hidden]') === null;
  return isUsable ? target : document.getElementById(PAGE_HEADING_ID);
}

/** Makes only the portal's page inert, and returns the focus to `target`. */
function useInertPage(active: boolean, target: () => HTMLElement | null): void {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    if (!active) return undefined;
    const page = document.querySelectorAll('#root, [data-outside-page]');
    for (const part of page) part.toggleAttribute('inert', true);
    return () => {
      for (const part of page) part.toggleAttribute('inert', false);
      latest.current()?.focus({ preventScroll: true });
    };
  }, [active]);
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, tone = 'light', blocking = false, allowsOthers = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const finalFocus = (): HTMLElement | null => focusTarget(before, props.focusAfter?.() ?? null);
  useInertPage(allowsOthers, finalFocus);
  const initialFocus = (): HTMLElement | null => {
    const { activeElement } = document;
    const isInside = content.current?.contains(activeElement) ?? false;
    return isInside && activeElement instanceof HTMLElement ? activeElement : heading.current;
  };
  return (
    <Ark.Root
      open
      onOpenChange={(details) => {
        if (!details.open && !blocking) onClose();
      }}
      modal={!allowsOthers}
      closeOnEscape={!blocking}
      closeOnInteractOutside={!blocking && !allowsOthers}
      // Lets a closing menu return the focus to its button.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={dialogContent({ tone })}>
            {tone === 'dark' && !blocking && (
              <Ark.CloseTrigger className={styles.bar}>
                <CloseIcon /> Close
              </Ark.CloseTrigger>
            )}
            <div className={styles.body}>
              {tone === 'dark' && (
                <span className={styles.icon}>
                  <InfoIcon />
                </span>
              )}
              <Ark.Title ref={heading} tabIndex={-1} className={dialogTitle({ tone })}>
                {title}
              </Ark.Title>
              {tone === 'light' && !blocking && (
                <Ark.CloseTrigger className={styles.close} aria-label="Close">
                  <CloseIcon />
                </Ark.CloseTrigger>
              )}
              <div className={styles.text}>{props.children}</div>
              {props.actions && <Actions>{props.actions}</Actions>}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
