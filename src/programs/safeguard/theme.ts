import type { ThemeInput } from '../schema';

/** Green that has stood for a while: dark stone-green carries, brass marks the keystone in the drawings. */
export const theme = {
  font: {},
  colors: {
    foreground: '160 42% 11%',
    background: '140 26% 97%',
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
