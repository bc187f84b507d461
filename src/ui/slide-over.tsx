import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef, type ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { CloseIcon } from './control-icons';
import { useBackToClose } from './use-back-to-close';

export interface SlideOverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name, also shown at the top. */
  title: string;
  closeLabel: string;
  /** Accessible name of the button at the edge and its landmark. */
  toggleLabel: string;
  toggleIcon: ReactNode;
  children: ReactNode;
}

/** Leaves a part of the page visible on the narrowest phone. */
const WIDTH = 'min(29rem, 100vw - 1rem)';

const toggle = css({
  position: 'fixed',
  top: '50%',
  insetInlineEnd: '0',
  transform: 'translateY(-50%)',
  zIndex: 'aboveModal',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: 'round',
  background: 'ink',
  color: 'inkText',
  border: '2px solid token(colors.inkText)',
  boxShadow: 'medium',
  cursor: 'pointer',
  _focusVisible: { borderRadius: 'round' },
  _print: { display: 'none' },
});
const content = css({
  position: 'fixed',
  insetBlock: '0',
  insetInlineEnd: '0',
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  background: 'surface',
  color: 'foreground',
  borderInlineStart: '1px solid token(colors.line)',
  boxShadow: 'high',
  outlineWidth: '0',
  _open: { animation: 'slide' },
  _print: { display: 'none' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '2',
  borderBottom: '1px solid token(colors.line)',
});
const heading = css({ fontSize: 'heading', outlineWidth: '0' });
const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  borderRadius: 'round',
  cursor: 'pointer',
  _hover: { background: 'subtle' },
  _focusVisible: { borderRadius: 'round', outlineOffset: '-2px' },
});
const body = css({
  flex: '1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  paddingInlineEnd: '12',
});

/**
 * A drawer without a backdrop, so that the page stays usable. Focus moves to its title and returns
 * to the button; Escape and Back close it.
 */
export function SlideOver(props: SlideOverProps) {
  const { open, onOpenChange, title, closeLabel, toggleLabel, toggleIcon, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const change = (isOpen: boolean): void => {
    // Ark UI returns focus from modal dialogs only. Don't move it if it is on the page.
    if (!isOpen && panel.current?.contains(document.activeElement)) button.current?.focus();
    onOpenChange(isOpen);
  };
  useBackToClose(open, () => change(false));
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => change(details.open)}
      modal={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => titleRef.current}
      restoreFocus={false}
      lazyMount
      unmountOnExit
    >
      <aside aria-label={toggleLabel} data-tools="">
        <Ark.Trigger ref={button} className={toggle} aria-label={toggleLabel}>
          {toggleIcon}
        </Ark.Trigger>
      </aside>
      <Portal>
        <Ark.Content ref={panel} className={content} style={{ width: WIDTH }} data-tools="">
          <div className={head}>
            <Ark.Title ref={titleRef} tabIndex={-1} className={heading}>
              {title}
            </Ark.Title>
            <Ark.CloseTrigger className={close} aria-label={closeLabel}>
              <CloseIcon />
            </Ark.CloseTrigger>
          </div>
          <div className={body}>{children}</div>
        </Ark.Content>
      </Portal>
    </Ark.Root>
  );
}
