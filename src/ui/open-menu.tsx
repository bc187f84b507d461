import { Menu } from '@ark-ui/react/menu';
import { useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'wouter';
import { css } from '../../styled-system/css';
import { menuButton, MenuButtonContent, type AccountMenuProps } from './menu-button';

const panel = css({
  zIndex: 'header',
  minWidth: '13rem',
  padding: '2',
  background: 'surface',
  color: 'foreground',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  boxShadow: 'medium',
  outlineWidth: '0',
  // Out of the button above it.
  _open: { animation: 'unfold' },
  // What is under it answers at once.
  _closed: { animation: 'leave', pointerEvents: 'none' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: 'target',
  paddingInline: '3',
  borderRadius: 'small',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&[data-highlighted]': { background: 'accentSoft', color: 'accentText' },
});

function ItemLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={item}>
      {children}
    </a>
  );
}

/** The menu takes the focus a frame after it is open: what is pressed before then is for it, too. */
function passOnToMenu(event: KeyboardEvent<HTMLButtonElement>): void {
  const { ariaExpanded } = event.currentTarget;
  if (ariaExpanded !== 'true' || event.key === 'Tab') return;
  const menu = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  if (menu === null) return;
  event.preventDefault();
  menu.dispatchEvent(new window.KeyboardEvent('keydown', event.nativeEvent));
}

/** The button with the menu that it opens. */
export function AnsweringMenu({
  label,
  items,
  buttonRef,
}: AccountMenuProps & { readonly buttonRef: RefObject<HTMLButtonElement | null> }) {
  const isOpen = useRef(false);
  // A menu that was closed before it took the focus takes it nonetheless, and goes away with it.
  const giveBackFocus = (): void => {
    if (!isOpen.current) buttonRef.current?.focus();
  };
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => {
        isOpen.current = open;
      }}
      onSelect={({ value }) => items.find((entry) => entry.label === value)?.onSelect?.()}
    >
      <Menu.Trigger ref={buttonRef} className={menuButton} onKeyDown={passOnToMenu}>
        <MenuButtonContent label={label} />
      </Menu.Trigger>
      <Menu.Positioner className={css({ zIndex: 'header' })}>
        <Menu.Content className={panel} onFocus={giveBackFocus}>
          {items.map((entry) =>
            entry.href === undefined ? (
              <Menu.Item key={entry.label} value={entry.label} className={item}>
                {entry.label}
              </Menu.Item>
            ) : (
              <Link key={entry.label} href={entry.href} asChild>
                <Menu.Item value={entry.label} asChild>
                  <ItemLink>{entry.label}</ItemLink>
                </Menu.Item>
              </Link>
            ),
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
