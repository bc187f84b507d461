import { cva } from '../../styled-system/css';

/** Where colours are forced it keeps its own, which are the reader's there (global styles): all buttons would look alike. */
const FILLED = { '&:not(:disabled)': { forcedColorAdjust: 'none' } } as const;

/** The look that buttons and links in the shape of buttons share. */
export const buttonRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingInline: '6',
    paddingBlock: '2',
    borderRadius: 'button',
    borderWidth: 'control',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 'strong',
    lineHeight: 'heading',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // Of a finger every frame of it would be drawn by the page while what was pressed is on its way.
    '@media (hover: hover)': { transition: 'background-color token(durations.quick)' },
    _focusVisible: { borderRadius: 'button' },
    // A finger sees no pointer over it: what is pressed gives way.
    _active: { translate: '0 1px' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:disabled': { cursor: 'not-allowed' },
    // Nothing is pressed on paper.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: {
        background: 'buttonPrimary',
        color: 'buttonPrimaryText',
        boxShadow: 'low',
        _hover: { background: 'buttonPrimaryHover' },
        '&:disabled': { background: 'disabled', color: 'muted', boxShadow: 'none' },
        '@media (forced-colors: active)': FILLED,
      },
      secondary: {
        background: 'buttonSecondary',
        color: 'buttonSecondaryText',
        borderColor: 'border',
        _hover: { background: 'buttonSecondaryHover', borderColor: 'buttonSecondaryText' },
        '&:disabled': { background: 'disabled', color: 'muted', borderColor: 'disabled' },
      },
      success: {
        background: 'success',
        color: 'onSuccess',
        boxShadow: 'low',
        _hover: { background: 'successHover' },
        '&:disabled': { background: 'disabled', color: 'muted', boxShadow: 'none' },
        '@media (forced-colors: active)': FILLED,
      },
      tertiary: {
        background: 'transparent',
        color: 'accentText',
        paddingInline: '3',
        // Forced colours draw a border that cannot be seen: words that are underlined need none.
        '@media (forced-colors: active)': { borderColor: 'Canvas' },
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        _hover: { background: 'accentSoft', textDecorationThickness: '2px' },
        '&:disabled': { color: 'muted', textDecoration: 'none' },
      },
    },
    size: {
      medium: { minHeight: '3rem', minWidth: 'target' },
      small: {
        minHeight: 'target',
        minWidth: 'target',
        paddingInline: '4',
        paddingBlock: '1',
        fontSize: 'small',
      },
    },
    /** For a tertiary button that stands alone: its words begin or end where the text around it does. */
    flush: {
      // Less on a phone, where the ring of the focus needs the room up to the edge.
      start: {
        paddingInline: { base: '2', tablet: '3' },
        marginInlineStart: {
          base: 'calc(-1 * (token(spacing.2) + token(borderWidths.control)))',
          tablet: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))',
        },
      },
      end: {
        paddingInline: { base: '2', tablet: '3' },
        marginInlineEnd: {
          base: 'calc(-1 * (token(spacing.2) + token(borderWidths.control)))',
          tablet: 'calc(-1 * (token(spacing.3) + token(borderWidths.control)))',
        },
      },
    },
    fullWidth: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'success' | 'tertiary';
export type ButtonSize = 'medium' | 'small';
export type ButtonFlush = 'start' | 'end';
