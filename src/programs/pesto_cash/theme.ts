import type { ThemeInput } from '../schema';
import type { StyleInput } from '../style-schema';

/**
 * Graphite for actions, mint for success: buttons are dark in the light scheme and mint in the dark
 * one.
 */
export const theme = {
  font: {},
  colors: {
    foreground: '200 18% 13%',
    background: '156 40% 97%',
    accent: '164 78% 25%',
    secondary: '156 54% 86%',
    disabled: '180 6% 86%',
    buttonPrimary: '200 20% 17%',
    buttonPrimaryText: '154 60% 94%',
    buttonSecondary: '0 0% 100%',
    buttonSecondaryText: '200 20% 17%',
    headerBackground: '200 18% 14%',
  },
  darkColors: {
    foreground: '160 16% 93%',
    background: '200 14% 9%',
    accent: '158 62% 62%',
    secondary: '176 20% 18%',
    success: '150 60% 54%',
    warning: '42 94% 60%',
    danger: '356 86% 70%',
    disabled: '196 8% 28%',
    buttonPrimary: '156 66% 68%',
    buttonPrimaryText: '200 24% 9%',
    buttonSecondary: '198 12% 17%',
    buttonSecondaryText: '156 36% 88%',
    headerBackground: '200 16% 12%',
  },
} as const satisfies ThemeInput;

/** Growing stacks of coins: narrow strong figures, round corners, mint on graphite, steps. */
export const style = {
  type: { width: 80, weight: 720, spacing: -0.005 },
  corner: 'pill',
  header: 'bar',
  band: 'steps',
  pen: { width: 3 },
  ground: 'coins',
  cardPattern: 'coins',
  colors: {
    pictureLine: '200 20% 20%',
    pictureFill: '154 54% 84%',
    pictureAccent: '162 76% 25%',
    pictureGround: '153 44% 79%',
    cardFace: '198 20% 20%',
    cardFaceEnd: '200 26% 10%',
    cardInk: '154 64% 86%',
    cardLine: '176 16% 29%',
    bandBackground: '155 52% 89%',
    headerLine: '158 60% 58%',
  },
  darkColors: {
    pictureLine: '170 12% 83%',
    pictureFill: '168 38% 22%',
    pictureAccent: '158 65% 66%',
    pictureGround: '174 28% 23%',
    bandBackground: '178 22% 14%',
    headerLine: '158 56% 52%',
  },
} as const satisfies StyleInput;
