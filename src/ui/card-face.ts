import { cva } from '../../styled-system/css';

const face = cva({
  base: {
    color: 'cardInk',
    backgroundColor: 'cardFace',
    // Else the colours begin anew under a border at the far side.
    backgroundOrigin: 'border-box',
    _print: { color: 'inherit', background: 'none' },
  },
  variants: {
    print: {
      none: {
        backgroundImage:
          'linear-gradient(135deg, token(colors.cardFace) 30%, token(colors.cardFaceEnd))',
        // Where its colours are taken away, a line parts it from what stands under it on the same sheet.
        '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
      },
      pattern: {
        backgroundImage:
          'linear-gradient(100deg, token(colors.cardFace) 40%, transparent 85%), linear-gradient(135deg, token(colors.cardFace) 30%, token(colors.cardFaceEnd))',
        isolation: 'isolate',
        // Where its colours are taken away, it keeps its edge.
        '@media (forced-colors: active)': {
          outline: '1px solid CanvasText',
          outlineOffset: '-1px',
        },
        _before: {
          content: '""',
          position: 'absolute',
          inset: '0',
          zIndex: '-1',
          backgroundImage: 'token(gradients.cardPattern)',
          backgroundSize: 'token(sizes.cardPattern)',
          // It comes in from the right, and is no ground for the names at the foot.
          mask: 'linear-gradient(100deg, transparent 40%, black 85%) intersect, linear-gradient(to top, transparent 24%, black 45%)',
          _print: { display: 'none' },
        },
      },
    },
  },
});

/** The face of the brand's card as the ground of a figure: plain, as a figure may fill its whole width. */
export const cardFace = face({ print: 'none' });

/** The face with what is printed into it, for a card that is drawn. */
export const printedCardFace = face({ print: 'pattern' });
