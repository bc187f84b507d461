import type { ThemeInput } from '../schema';

/** Basil on ivory with a line of gold leaf; in the dark the gold becomes the button. */
export const theme = {
  font: {},
  colors: {
    foreground: '96 28% 12%',
    background: '48 46% 97%',
    accent: '92 54% 26%',
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
    buttonPrimary: '45 74% 62%',
    buttonPrimaryText: '92 36% 9%',
    buttonSecondary: '92 20% 15%',
    buttonSecondaryText: '48 52% 86%',
    headerBackground: '92 22% 11%',
  },
} as const satisfies ThemeInput;
