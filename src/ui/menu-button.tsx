import { css } from '../../styled-system/css';
import { ChevronDownIcon, PersonIcon } from './control-icons';

export interface MenuEntry {
  label: string;
  /** A path of the portal. */
  href?: string;
  onSelect?: () => void;
}

export interface AccountMenuProps {
  label: string;
  items: readonly MenuEntry[];
}

export const menuButton = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  // In large text on a phone it is as wide as the header.
  paddingInline: 'min(token(spacing.3), 3.75vw)',
  borderRadius: 'button',
  border: '1.5px solid token(colors.border)',
  fontWeight: 'strong',
  cursor: 'pointer',
  _hover: { background: 'subtle', color: 'foreground' },
  _focusVisible: { borderRadius: 'button' },
});

/** What stands on the button of the menu. */
export function MenuButtonContent({ label }: Pick<AccountMenuProps, 'label'>) {
  return (
    <>
      <PersonIcon />
      {label}
      <ChevronDownIcon />
    </>
  );
}
