import { cva } from '../../styled-system/css';

/** Keeps the colors, which map to system colors: all buttons would look the same otherwise. */
const FILLED = { '&:not(:disabled)': { forcedColorAdjust: 'none' } } as const;

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
    // On touch screens, transition frames would delay the next page.
    '@media (hover: hover)': { transition: 'background-color token(durations.quick)' },
    _focusVisible: { borderRadius: 'button' },
    // Touch has no hover.
    _active: { translate: '0 1px' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:disabled': { cursor: 'not-allowed' },
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
        // Forced colors show transparent borders; underlined text needs none.
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
    /** Aligns the text of a tertiary button with the surrounding text. */
    flush: {
      // Less on a phone, where the focus ring needs the space.
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
