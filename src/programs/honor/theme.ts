import type { ThemeInput } from '../schema';

/** Oxblood ink on cream paper. In the dark the two change places: cream leads, oxblood is the ground. */
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
