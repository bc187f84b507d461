import { css, cva } from '../../styled-system/css';

export const field = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    border: 'none',
    padding: '0',
  },
  variants: {
    invalid: {
      true: {
        // In the margin, so that inputs stay aligned.
        borderInlineStart: '3px solid token(colors.dangerText)',
        marginInlineStart: 'calc(-1 * (token(spacing.2) + 3px))',
        paddingInlineStart: '2',
      },
    },
  },
});

export const labelStyle = css({ fontWeight: 'strong', lineHeight: 'heading', color: 'foreground' });

export const legendStyle = css({
  fontWeight: 'strong',
  lineHeight: 'heading',
  padding: '0',
  float: 'left',
  width: 'full',
});

export const hintStyle = css({
  fontSize: 'small',
  color: 'muted',
  lineHeight: '1.4',
  textWrap: 'pretty',
});

export const controlPlace = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginBlockStart: '1',
  width: 'full',
  minWidth: '0',
});

export const errorStyle = css({
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  color: 'dangerText',
  fontWeight: 'strong',
  lineHeight: '1.4',
});

export const control = cva({
  base: {
    width: 'full',
    maxWidth: 'full',
    minHeight: '3rem',
    paddingInline: '3',
    paddingBlock: '2',
    background: 'surface',
    color: 'foreground',
    borderWidth: 'control',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'small',
    fontSize: 'body',
    lineHeight: 'heading',
    // Keeps an invalid box red during hover.
    '&:where(:not([aria-invalid=true]))': { _hover: { borderColor: 'foreground' } },
    _focusVisible: { borderColor: 'focus', outlineOffset: '0' },
    _disabled: { background: 'subtle', color: 'muted', cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'dangerText' },
  },
  variants: {
    width: {
      // Most input is short, and a 600 px box would hide the button.
      full: { maxWidth: { base: 'full', tablet: 'field' } },
      half: { maxWidth: { base: 'full', tablet: 'halfField' } },
      zip: { maxWidth: '8rem' },
      code: {
        maxWidth: '15rem',
        fontSize: 'heading',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: 'code',
        fontWeight: 'medium',
      },
      two: { maxWidth: '4rem' },
      four: { maxWidth: '5.5rem' },
    },
    lines: {
      true: {
        maxWidth: { base: 'full', tablet: 'full' },
        minHeight: '7.5rem',
        resize: 'vertical',
        lineHeight: 'body',
      },
    },
  },
  defaultVariants: { width: 'full' },
});

export type ControlWidth = 'full' | 'half' | 'zip' | 'two' | 'four' | 'code';
