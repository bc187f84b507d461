import { cva } from '../../styled-system/css';

const face = cva({
  base: {
    color: 'cardInk',
    backgroundColor: 'cardFace',
    // Otherwise the gradient repeats below the border.
    backgroundOrigin: 'border-box',
    _print: { color: 'inherit', background: 'none' },
  },
  variants: {
    print: {
      none: {
        backgroundImage:
          'linear-gradient(135deg, token(colors.cardFace) 30%, token(colors.cardFaceEnd))',
        // Forced colors drop the background: a line separates it from the content below.
        '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
      },
      pattern: {
        backgroundImage:
          'linear-gradient(100deg, token(colors.cardFace) 40%, transparent 85%), linear-gradient(135deg, token(colors.cardFace) 30%, token(colors.cardFaceEnd))',
        isolation: 'isolate',
        // Forced colors drop the background.
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
          // Fades in from the right, away from the names at the bottom.
          mask: 'linear-gradient(100deg, transparent 40%, black 85%) intersect, linear-gradient(to top, transparent 24%, black 45%)',
          _print: { display: 'none' },
        },
      },
    },
  },
});

/** Without pattern, because the figure may fill it. */
export const cardFace = face({ print: 'none' });

export const printedCardFace = face({ print: 'pattern' });
