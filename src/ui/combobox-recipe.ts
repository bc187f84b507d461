import { sva } from '../../styled-system/css';

export const comboboxRecipe = sva({
  slots: ['control', 'input', 'trigger', 'positioner', 'content', 'item', 'empty'],
  base: {
    // As wide as its box, as is the list that opens under it.
    control: { position: 'relative', maxWidth: { base: 'full', tablet: 'field' } },
    input: { paddingInlineEnd: '12' },
    trigger: {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlock: '0',
      width: 'target',
      display: 'grid',
      placeItems: 'center',
      color: 'muted',
      cursor: 'pointer',
    },
    // Not seen before it has its place.
    positioner: { zIndex: 'modal', '&:not([style*="--x:"])': { visibility: 'hidden' } },
    content: {
      // In a low window it scrolls within what is left beside its field.
      maxHeight: 'min(18rem, var(--available-height, 18rem))',
      overflowY: 'auto',
      padding: '1',
      background: 'surface',
      border: '1px solid token(colors.border)',
      borderRadius: 'small',
      boxShadow: 'medium',
      outlineWidth: '0',
    },
    item: {
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
    },
    empty: { padding: '3', color: 'muted' },
  },
});
