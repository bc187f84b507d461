import { Menu } from '@ark-ui/react/menu';
import type { ComponentProps, KeyboardEvent } from 'react';
import { css } from '../../styled-system/css';
import { ChevronDownIcon, PersonIcon } from './control-icons';
import { RouterLink } from './router-link';

export interface MenuEntry {
  label: string;
  /** A path of the portal. */
  href?: string;
  onSelect?: () => void;
}

const trigger = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  paddingInline: '3',
  borderRadius: 'button',
  border: '1.5px solid token(colors.border)',
  fontWeight: 'strong',
  cursor: 'pointer',
  _hover: { background: 'subtle', color: 'foreground' },
  _focusVisible: { borderRadius: 'button' },
});
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

export interface AccountMenuProps {
  label: string;
  items: readonly MenuEntry[];
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

/** A button in the header with a menu of places and actions. */
export function AccountMenu({ label, items }: AccountMenuProps) {
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => items.find((entry) => entry.label === value)?.onSelect?.()}
    >
      <Menu.Trigger className={trigger} onKeyDown={passOnToMenu}>
        <PersonIcon />
        {label}
        <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Positioner className={css({ zIndex: 'header' })}>
        <Menu.Content className={panel}>
          {items.map((entry) =>
            entry.href === undefined ? (
              <Menu.Item key={entry.label} value={entry.label} className={item}>
                {entry.label}
              </Menu.Item>
            ) : (
              <RouterLink key={entry.label} href={entry.href}>
                <Menu.Item value={entry.label} asChild>
                  <ItemLink>{entry.label}</ItemLink>
                </Menu.Item>
              </RouterLink>
            ),
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
