import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/** Dark stone green, with brass for the keystone in illustrations. */
export const theme = {
  font: {},
  colors: {
    foreground: '160 42% 11%',
    background: '84 16% 97%',
    accent: '158 72% 25%',
    secondary: '148 34% 88%',
    disabled: '150 10% 86%',
    buttonPrimary: '160 72% 20%',
    buttonPrimaryText: '0 0% 100%',
    buttonSecondary: '0 0% 100%',
    buttonSecondaryText: '160 62% 16%',
    headerBackground: '160 62% 13%',
  },
  darkColors: {
    foreground: '140 22% 92%',
    background: '160 32% 8%',
    accent: '152 52% 58%',
    secondary: '158 30% 17%',
    success: '136 56% 54%',
    warning: '40 92% 58%',
    danger: '2 86% 68%',
    disabled: '158 12% 25%',
    buttonPrimary: '150 50% 62%',
    buttonPrimaryText: '162 62% 8%',
    buttonSecondary: '160 30% 15%',
    buttonSecondaryText: '146 44% 86%',
    headerBackground: '160 44% 10%',
  },
} as const satisfies ThemeInput;

/**
 * Masonry: square corners, slab typeface, a brass line under the header, an arch behind the
 * heading.
 */
export const style = {
  type: { face: 'Bitter', weight: 640, spacing: -0.015 },
  corner: 'slight',
  header: 'bar',
  band: 'arch',
  pen: { width: 3.5, cap: 'butt', join: 'miter' },
  ground: 'arch',
  cardPattern: 'rays',
  colors: {
    pictureLine: '160 62% 22%',
    pictureFill: '150 36% 82%',
    pictureAccent: '40 72% 32%',
    pictureGround: '96 24% 80%',
    cardFace: '160 62% 17%',
    cardFaceEnd: '164 70% 9%',
    cardInk: '42 66% 88%',
    cardLine: '158 44% 27%',
    bandBackground: '84 14% 89%',
    headerLine: '41 64% 52%',
  },
  darkColors: {
    pictureLine: '154 44% 66%',
    pictureFill: '160 42% 22%',
    pictureAccent: '42 70% 66%',
    pictureGround: '160 38% 20%',
    bandBackground: '160 34% 12%',
    headerLine: '41 56% 50%',
  },
} as const satisfies StyleInput;
