import { Menu } from '@ark-ui/react/menu';
import { css } from '../../styled-system/css';
import { ChevronDownIcon, PersonIcon } from './control-icons';

const trigger = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  // In large text on a phone, the menu is as wide as the header.
  paddingInline: 'min(token(spacing.3), 3.75vw)',
  borderRadius: 'button',
  border: '1.5px solid token(colors.border)',
  fontWeight: 'strong',
  cursor: 'pointer',
  _hover: { background: 'subtle', color: 'foreground' },
  _focusVisible: { borderRadius: 'button' },
});
const positioner = css({ zIndex: 'header' });
const content = css({
  minWidth: '13rem',
  padding: '2',
  background: 'surface',
  color: 'foreground',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  boxShadow: 'medium',
  outlineWidth: '0',
  _open: { animation: 'unfold' },
  // The page can be clicked during the exit animation.
  _closed: { animation: 'leave', pointerEvents: 'none' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '3',
  borderRadius: 'small',
  cursor: 'pointer',
  '&[data-highlighted]': { background: 'accentSoft', color: 'accentText' },
  '@media (forced-colors: active)': {
    '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export interface AccountMenuProps {
  label: string;
  items: readonly { readonly label: string; readonly onSelect: () => void }[];
}

export function AccountMenu({ label, items }: AccountMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger className={trigger}>
        <PersonIcon />
        {label}
        <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Positioner className={positioner}>
        <Menu.Content className={content}>
          {items.map((entry) => (
            <Menu.Item
              key={entry.label}
              value={entry.label}
              onSelect={entry.onSelect}
              className={item}
            >
              {entry.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
