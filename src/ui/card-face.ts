import { css } from '../../styled-system/css';

/** The face of the brand's card, as the ground of a card that is drawn and of the figure it will hold. */
export const cardFace = css({
  color: 'cardInk',
  backgroundColor: 'cardFace',
  // What is printed into it keeps to the far side: words and figures stand on plain colour.
  backgroundImage:
    'linear-gradient(100deg, token(colors.cardFace) 40%, transparent 85%), token(gradients.cardPattern), linear-gradient(135deg, token(colors.cardFace) 30%, token(colors.cardFaceEnd))',
  backgroundSize: 'auto, token(sizes.cardPattern), auto',
  _print: { color: 'inherit', background: 'none' },
});
