import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DialogProps } from './dialog-props';
import { dialogContent, dialogStyles as styles, dialogTitle } from './dialog-styles';
import { CloseIcon } from './control-icons';
import { PAGE_HEADING_ID } from './heading';
import { InfoIcon } from './icons';
import { leaveSoftly } from './leaving';
import { openModal } from './modal-layer';
import { Actions } from './stack';

/** Gives the focus to what is `wanted`, or to what had it; to the heading where that is gone. Whoever went on keeps it. */
function giveFocusBack(opener: HTMLElement | null, wanted: string | null): void {
  if (document.activeElement !== document.body) return;
  const before = opener !== document.body && opener?.isConnected ? opener : null;
  const heading = document.getElementById(PAGE_HEADING_ID);
  const after = wanted === null ? (before ?? heading) : document.getElementById(wanted);
  after?.focus({ preventScroll: true });
  // What opened it may be there and shut, as the list of the menu is.
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** A dialog that is open. */
export function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, tone = 'light', blocking = false, beside, children, actions } = props;
  const isOpenToOthers = beside === 'others';
  const close = props.onClose;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const positioner = useRef<HTMLDivElement>(null);
  // Effects run twice while developing; by then the focus is no longer where it was.
  const [opener] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  const onDismiss = useEffectEvent(() => {
    if (!blocking) close();
  });
  const wantedAfter = useEffectEvent(() => props.focusAfter?.() ?? null);

  useLayoutEffect(() => {
    if (content.current === null || positioner.current === null) return undefined;
    return openModal({
      element: content.current,
      shade: positioner.current,
      first: heading.current,
      isOpenToOthers,
      onDismiss,
    });
  }, [isOpenToOthers]);
  useLayoutEffect(
    () =>
      leaveSoftly(
        [backdrop.current, positioner.current].filter((part) => part !== null),
        'fades',
      ),
    [],
  );
  useEffect(() => () => giveFocusBack(opener, wantedAfter()), [opener]);

  return createPortal(
    <>
      <div ref={backdrop} className={styles.backdrop} />
      <div ref={positioner} className={styles.positioner}>
        <div
          ref={content}
          role="dialog"
          aria-modal={!isOpenToOthers}
          aria-labelledby={titleId}
          tabIndex={-1}
          className={dialogContent({ tone })}
        >
          {tone === 'dark' && !blocking && (
            <button type="button" className={styles.bar} onClick={() => close()}>
              <CloseIcon /> Close
            </button>
          )}
          <div className={styles.body}>
            {tone === 'dark' && (
              <span className={styles.icon}>
                <InfoIcon />
              </span>
            )}
            <h2 ref={heading} id={titleId} tabIndex={-1} className={dialogTitle({ tone })}>
              {title}
            </h2>
            {tone === 'light' && !blocking && (
              <button
                type="button"
                className={styles.close}
                aria-label="Close"
                onClick={() => close()}
              >
                <CloseIcon />
              </button>
            )}
            <div className={styles.text}>{children}</div>
            {actions && <Actions>{actions}</Actions>}
          </div>
        </div>
      </div>
    </>,
    document.body,
  );
}
