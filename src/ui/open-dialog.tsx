import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DialogProps } from './dialog-props';
import { dialogContent, dialogStyles as styles, dialogTitle } from './dialog-styles';
import { CloseIcon } from './control-icons';
import { PAGE_HEADING_ID } from './heading';
import { InfoIcon } from './icons';
import { leaveSoftly } from './leaving';
import { Actions } from './stack';

/** What took the focus inside of the dialog of this title before the dialog gave it to the title. */
function focusedIn(title: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const dialog = title?.closest('[role=dialog]');
  const isInside = activeElement !== dialog && (dialog?.contains(activeElement) ?? false);
  return isInside && activeElement instanceof HTMLElement ? activeElement : null;
}

/** What had the focus; the heading where nothing had it, or what had it is gone. Before both what is `wanted`, by its id. */
function focusAfterwards(
  opener: HTMLElement | null,
  wanted: string | null = null,
): HTMLElement | null {
  if (wanted !== null) return document.getElementById(wanted);
  const stays = opener !== null && opener !== document.body && opener.isConnected;
  return stays ? opener : document.getElementById(PAGE_HEADING_ID);
}

/** Closes the page to everybody; what is put beside it stays open. Returns what ends it and gives the focus back. */
function closePage(opener: HTMLElement | null): () => void {
  const page = document.getElementById('root');
  page?.setAttribute('inert', '');
  return () => {
    page?.removeAttribute('inert');
    focusAfterwards(opener)?.focus();
  };
}

/** Takes dialog and shade from the page together. */
function useLeaving(parts: readonly RefObject<HTMLDivElement | null>[]): void {
  const [leavers] = useState(parts);
  useLayoutEffect(() => {
    const shown = leavers.flatMap(({ current }) => current ?? []);
    return leaveSoftly(shown, 'fades');
  }, [leavers]);
}

/** A dialog that is open. */
export function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, tone = 'light', blocking = false, beside, children, actions } = props;
  const { focusAfter } = props;
  const alone = beside === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // Effects run twice while developing; by then the focus is no longer where it was.
  const [opener] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  const backdrop = useRef<HTMLDivElement>(null);
  const positioner = useRef<HTMLDivElement>(null);
  useLeaving([backdrop, positioner]);
  useEffect(() => (alone ? undefined : closePage(opener)), [alone, opener]);
  return (
    <Ark.Root
      open
      modal={alone}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      closeOnInteractOutside={alone && !blocking}
      closeOnEscape={!blocking}
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => focusedIn(heading.current) ?? heading.current}
      finalFocusEl={() => focusAfterwards(opener, focusAfter?.())}
    >
      <Portal>
        <Ark.Backdrop ref={backdrop} className={styles.backdrop} />
        <Ark.Positioner ref={positioner} className={styles.positioner}>
          <Ark.Content
            className={dialogContent({ tone })}
            // On a busy machine the key comes before Ark listens; what Ark has answered is prevented.
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented || blocking) return;
              event.preventDefault();
              onClose();
            }}
          >
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
              <div className={styles.text}>{children}</div>
              {actions && <Actions>{actions}</Actions>}
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
