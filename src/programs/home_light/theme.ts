import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/** Morning blue on paper: spec 3's blue marks the primary action, everything else is dark gray. */
export const theme = {
  font: {},
  colors: {
    foreground: '214 46% 14%',
    background: '210 40% 98%',
    secondary: '206 55% 92%',
    disabled: '212 14% 88%',
    buttonPrimary: '205 100% 32%',
    buttonPrimaryText: '0 0% 100%',
    buttonSecondary: '0 0% 100%',
    buttonSecondaryText: '208 90% 24%',
    headerBackground: '0 0% 100%',
  },
  darkColors: {
    foreground: '208 36% 93%',
    background: '214 44% 9%',
    accent: '203 88% 62%',
    secondary: '210 38% 18%',
    success: '146 56% 52%',
    warning: '38 96% 58%',
    danger: '358 84% 66%',
    disabled: '212 18% 26%',
    buttonPrimary: '203 88% 66%',
    buttonPrimaryText: '214 60% 9%',
    buttonSecondary: '213 36% 16%',
    buttonSecondaryText: '204 70% 88%',
    headerBackground: '214 42% 12%',
  },
} as const satisfies ThemeInput;

/** A roof line over a morning: soft corners, a steady pen, the sky behind the heading. */
export const style = {
  corner: 'soft',
  header: 'hairline',
  band: 'gable',
  ground: 'roofs',
  cardPattern: 'roofs',
  colors: {
    pictureLine: '205 100% 34%',
    pictureFill: '206 66% 86%',
    pictureAccent: '32 100% 36%',
    pictureGround: '205 62% 86%',
    cardFace: '205 100% 34%',
    cardFaceEnd: '212 84% 24%',
    cardInk: '0 0% 100%',
    cardLine: '203 84% 46%',
    bandBackground: '205 62% 94%',
  },
  darkColors: {
    pictureLine: '203 88% 66%',
    pictureFill: '210 52% 26%',
    pictureAccent: '36 100% 68%',
    pictureGround: '210 46% 23%',
    bandBackground: '211 44% 14%',
  },
} as const satisfies StyleInput;
