import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/** Oxblood on cream; the dark scheme swaps them. */
export const theme = {
  font: {},
  colors: {
    foreground: '348 34% 13%',
    background: '38 56% 95%',
    accent: '348 64% 31%',
    secondary: '36 52% 87%',
    danger: '8 84% 42%',
    disabled: '32 16% 85%',
    buttonPrimary: '348 68% 26%',
    buttonPrimaryText: '38 70% 96%',
    buttonSecondary: '40 60% 98%',
    buttonSecondaryText: '348 66% 24%',
    headerBackground: '348 62% 19%',
  },
  darkColors: {
    foreground: '36 44% 92%',
    background: '346 28% 8%',
    accent: '32 66% 72%',
    secondary: '346 30% 18%',
    success: '142 46% 54%',
    warning: '42 94% 60%',
    danger: '4 90% 69%',
    disabled: '346 12% 27%',
    buttonPrimary: '36 62% 82%',
    buttonPrimaryText: '348 68% 16%',
    buttonSecondary: '346 32% 16%',
    buttonSecondaryText: '36 56% 87%',
    headerBackground: '348 54% 13%',
  },
} as const satisfies ThemeInput;

/** A diploma: a book typeface, square corners, a double rule, guilloche waves. */
export const style = {
  type: { face: 'Source Serif 4', weight: 600, spacing: -0.01 },
  corner: 'square',
  header: 'double',
  band: 'doubleRule',
  pen: { width: 2.5 },
  ground: 'wreath',
  cardPattern: 'guilloche',
  colors: {
    pictureLine: '348 64% 31%',
    pictureFill: '30 62% 84%',
    pictureAccent: '36 70% 30%',
    pictureGround: '33 54% 81%',
    cardFace: '348 66% 24%',
    cardFaceEnd: '346 70% 14%',
    cardInk: '38 74% 90%',
    cardLine: '350 50% 34%',
    bandBackground: '36 56% 90%',
    bandLine: '38 56% 64%',
    headerLine: '38 56% 64%',
  },
  darkColors: {
    pictureLine: '354 72% 82%',
    pictureFill: '348 38% 24%',
    pictureAccent: '40 72% 73%',
    pictureGround: '348 36% 22%',
    bandBackground: '346 30% 13%',
    bandLine: '38 46% 54%',
    headerLine: '38 46% 54%',
  },
} as const satisfies StyleInput;
