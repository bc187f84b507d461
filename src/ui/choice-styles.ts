import { css, cva } from '../../styled-system/css';

export const choiceRow = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'target',
    paddingBlock: '2',
    cursor: 'pointer',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  variants: {
    // A switch: at the end of the row, centered on its label.
    end: {
      true: { flexDirection: 'row-reverse', alignItems: 'center', justifyContent: 'flex-start' },
    },
    drawn: { true: { alignItems: 'center' } },
    card: {
      true: {
        alignItems: 'center',
        padding: '4',
        background: 'surface',
        borderWidth: 'control',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'medium',
        transition: 'background-color token(durations.quick)',
        '&:hover:not(:has(:checked))': { borderColor: 'foreground' },
        '&:has(:checked)': {
          borderColor: 'accentText',
          background: 'accentSoft',
          boxShadow: 'inset 0 0 0 1px token(colors.accentText)',
        },
      },
    },
    // For short answers, of which a page has many.
    small: { true: { paddingBlock: '2' } },
    narrow: { true: { paddingInline: '3' } },
    // Aligns the radio with the first line.
    hasDescription: { true: { alignItems: 'flex-start', paddingBlock: '3' } },
  },
  // As tall as choices with an illustration next to them.
  compoundVariants: [
    {
      card: true,
      drawn: true,
      hasDescription: false,
      css: {
        minHeight: '4.1875rem',
        paddingBlock: '2',
      },
    },
  ],
});

const box = {
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '1.5rem',
  height: '1.5rem',
  margin: '0',
  background: 'surface',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'border',
  cursor: 'pointer',
  // Keeps the color of a selected choice during hover.
  '&:where(:not([aria-invalid=true], :checked))': { _hover: { borderColor: 'foreground' } },
  '&[aria-invalid=true]': { borderColor: 'dangerText' },
} as const;

export const radioBox = css(box, {
  borderRadius: 'round',
  _focusVisible: { borderRadius: 'round' },
  'fieldset[data-invalid] &': { borderColor: 'dangerText' },
  _checked: {
    borderColor: 'accentText',
    borderWidth: '0.4375rem',
  },
});

export const checkBox = css(box, {
  // Limited, so that no brand's checkbox looks like a radio.
  borderRadius: 'min(token(radii.small), 0.3rem)',
  _checked: {
    background: 'accentText',
    borderColor: 'accentText',
    _after: {
      content: '""',
      position: 'absolute',
      left: '0.4rem',
      top: '0.1rem',
      width: '0.45rem',
      height: '0.85rem',
      border: 'solid token(colors.surface)',
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(42deg)',
    },
  },
});
