import { css, cva } from '../../styled-system/css';

/** A row of radio or checkbox with its words: the whole row is the target. */
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
    // What is switched stands at the end of the row, in the middle of its label.
    end: {
      true: { flexDirection: 'row-reverse', alignItems: 'center', justifyContent: 'flex-start' },
    },
    // Beside a drawing, and in a card, radio and words stand at its middle.
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
    // The same box around a short answer, of which there are many on a page.
    small: { true: { paddingBlock: '2' } },
    // Where two such stand beside each other on a phone.
    narrow: { true: { paddingInline: '3' } },
    // With a line on what it means, the radio stands at its name, not between the lines.
    told: { true: { alignItems: 'flex-start', paddingBlock: '3' } },
  },
  // As high as those beside it that have a drawing.
  compoundVariants: [
    {
      card: true,
      drawn: true,
      told: false,
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
  // What is chosen keeps its colour under the pointer, and where a finger was.
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
  // However round a brand is: what can be ticked never looks like what can be chosen.
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
