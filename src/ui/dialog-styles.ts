import { css, cva } from '../../styled-system/css';

/** Static classes, so that none is computed when a dialog opens. */
export const dialogStyles = {
  backdrop: css({
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    // The brand's dark color; others look muddy.
    background: { base: 'foreground', _dark: 'background' },
    opacity: '0.6',
    animation: 'fade',
    _print: { display: 'none' },
  }),
  positioner: css({
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'flex',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4',
    _print: { display: 'none' },
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    width: 'full',
    minHeight: 'target',
    paddingInline: '4',
    borderBottom: '1px solid token(colors.inkLine)',
    cursor: 'pointer',
    fontWeight: 'strong',
    fontSize: 'small',
    _hover: { background: 'inkLine' },
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'inkText' },
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '4', tablet: '8' },
  }),
  icon: css({ fontSize: '1.75rem', lineHeight: '1' }),
  close: css({
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'round',
    cursor: 'pointer',
    color: 'muted',
    _hover: { background: 'subtle', color: 'foreground' },
    _focusVisible: { borderRadius: 'round', outlineOffset: '-2px' },
  }),
  text: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
} as const;

export const dialogContent = cva({
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '30rem',
    // Visible in forced colors only.
    border: '1px solid transparent',
    margin: 'auto',
    borderRadius: 'medium',
    boxShadow: 'high',
    overflow: 'hidden',
    animation: 'rise',
    outlineWidth: '0',
  },
  variants: {
    tone: {
      light: { background: 'surface', color: 'foreground' },
      dark: {
        background: 'ink',
        color: 'inkText',
        // Contrast of buttons, links, muted text and focus rings on the dark background.
        '--colors-button-primary': 'token(colors.inkText)',
        '--colors-button-primary-hover': 'token(colors.inkText)',
        '--colors-button-primary-text': 'token(colors.ink)',
        '--colors-foreground': 'token(colors.inkText)',
        '--colors-muted': 'token(colors.inkText)',
        '--colors-accent-text': 'token(colors.inkText)',
        '--colors-accent-soft': 'token(colors.inkLine)',
        '--colors-focus': 'token(colors.inkText)',
      },
    },
  },
});

export const dialogTitle = cva({
  base: { fontSize: 'heading', outlineWidth: '0' },
  variants: { tone: { light: { paddingInlineEnd: '8' }, dark: { color: 'inkText' } } },
});
