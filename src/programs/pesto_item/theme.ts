import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/** Basil on ivory with gold leaf; in the dark scheme buttons and links are light basil. */
export const theme = {
  font: {},
  colors: {
    foreground: '96 28% 12%',
    background: '48 46% 97%',
    accent: '92 54% 26%',
    success: '104 62% 26%',
    secondary: '46 68% 86%',
    disabled: '60 12% 86%',
    buttonPrimary: '96 54% 22%',
    buttonPrimaryText: '48 60% 97%',
    buttonSecondary: '48 60% 99%',
    buttonSecondaryText: '96 52% 19%',
    headerBackground: '48 46% 94%',
  },
  darkColors: {
    foreground: '48 36% 92%',
    background: '92 22% 8%',
    accent: '84 48% 62%',
    secondary: '48 30% 17%',
    success: '134 48% 54%',
    warning: '34 96% 60%',
    danger: '4 86% 68%',
    disabled: '80 10% 26%',
    buttonPrimary: '84 46% 66%',
    buttonPrimaryText: '92 36% 9%',
    buttonSecondary: '92 20% 15%',
    buttonSecondaryText: '48 52% 86%',
    headerBackground: '92 22% 11%',
  },
} as const satisfies ThemeInput;

/** Jeweler's stationery: a light book typeface, a fine pen, gold for important details. */
export const style = {
  type: { face: 'Newsreader', weight: 480, spacing: -0.015 },
  corner: 'soft',
  header: 'line',
  band: 'facet',
  pen: { width: 2.25 },
  ground: 'stone',
  cardPattern: 'facets',
  colors: {
    pictureLine: '94 50% 26%',
    pictureFill: '48 68% 87%',
    pictureAccent: '42 88% 29%',
    pictureGround: '72 36% 82%',
    cardFace: '84 50% 18%',
    cardFaceEnd: '96 58% 9%',
    cardInk: '46 78% 80%',
    cardLine: '74 36% 31%',
    bandBackground: '52 54% 92%',
    bandLine: '44 66% 56%',
    headerLine: '44 66% 56%',
  },
  darkColors: {
    pictureLine: '86 44% 66%',
    pictureFill: '66 28% 20%',
    pictureAccent: '46 76% 63%',
    pictureGround: '82 24% 21%',
    bandBackground: '88 22% 12%',
    bandLine: '44 56% 44%',
    headerLine: '44 56% 44%',
  },
} as const satisfies StyleInput;
