import { css } from '../../styled-system/css';

/** Parts of a field that opens a list. */
export const comboboxStyles = {
  // As wide as its list.
  control: css({ position: 'relative', maxWidth: { base: 'full', tablet: 'field' } }),
  input: css({ paddingInlineEnd: '12' }),
  trigger: css({
    position: 'absolute',
    insetInlineEnd: '0',
    insetBlock: '0',
    width: 'target',
    display: 'grid',
    placeItems: 'center',
    color: 'muted',
    cursor: 'pointer',
  }),
  // Hidden until positioned.
  positioner: css({ zIndex: 'modal', '&:not([style*="--x:"])': { visibility: 'hidden' } }),
  content: css({
    // Scrolls within a low window.
    maxHeight: 'min(18rem, var(--available-height, 18rem))',
    overflowY: 'auto',
    padding: '1',
    background: 'surface',
    border: '1px solid token(colors.border)',
    borderRadius: 'small',
    boxShadow: 'medium',
    outlineWidth: '0',
  }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'target',
    paddingInline: '3',
    borderRadius: 'small',
    cursor: 'pointer',
    '&[data-highlighted]': { background: 'accentSoft', color: 'accentText' },
    '&[data-state=checked]': { fontWeight: 'strong' },
  }),
  empty: css({ padding: '3', color: 'muted' }),
} as const;
