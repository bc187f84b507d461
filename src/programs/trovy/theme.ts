import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/** Violet for primary, sea green for accents: the colors of a shell and the sea. */
export const theme = {
  font: {},
  colors: {
    foreground: '258 42% 16%',
    background: '256 46% 98%',
    accent: '262 58% 47%',
    secondary: '168 46% 88%',
    success: '168 80% 23%',
    disabled: '256 14% 88%',
    buttonPrimary: '262 60% 43%',
    buttonPrimaryText: '0 0% 100%',
    buttonSecondary: '0 0% 100%',
    buttonSecondaryText: '260 56% 30%',
    headerBackground: '0 0% 100%',
  },
  darkColors: {
    foreground: '256 40% 94%',
    background: '258 36% 9%',
    accent: '260 92% 80%',
    secondary: '174 40% 17%',
    success: '164 58% 54%',
    warning: '38 94% 62%',
    danger: '350 88% 70%',
    disabled: '256 16% 28%',
    buttonPrimary: '260 84% 80%',
    buttonPrimaryText: '258 48% 10%',
    buttonSecondary: '258 34% 18%',
    buttonSecondaryText: '256 70% 90%',
    headerBackground: '258 36% 13%',
  },
} as const satisfies ThemeInput;

/** A find from the beach: pebble-round corners, a lively typeface, a shell edge. */
export const style = {
  type: { face: 'Outfit', weight: 620, spacing: -0.005 },
  corner: 'round',
  header: 'hairline',
  band: 'scallop',
  pen: { width: 3.5 },
  ground: 'shell',
  cardPattern: 'shell',
  colors: {
    pictureLine: '258 56% 46%',
    pictureFill: '256 76% 92%',
    pictureAccent: '171 80% 24%',
    pictureGround: '168 44% 79%',
    cardFace: '260 62% 42%',
    cardFaceEnd: '176 82% 23%',
    cardInk: '0 0% 100%',
    cardLine: '248 52% 56%',
    bandBackground: '258 76% 95%',
  },
  darkColors: {
    pictureLine: '256 100% 82%',
    pictureFill: '258 44% 26%',
    pictureAccent: '168 62% 62%',
    pictureGround: '176 40% 23%',
    bandBackground: '258 38% 16%',
  },
} as const satisfies StyleInput;
