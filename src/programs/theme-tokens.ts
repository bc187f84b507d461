import { derivePalette, type PaletteName } from './palette';
import type { Theme } from './schema';
import { THEMES } from './themes';

const FALLBACK = "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif";
const DEFAULT = THEMES.home_light;

/** "home_light" → "programHomeLight": the name of a brand's condition in style sheets. */
function conditionName(program: string): string {
  return `program_${program}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** One condition for each brand: `[data-program=…]` on the document's root. */
export function programConditions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(THEMES).map((program) => [conditionName(program), `[data-program=${program}] &`]),
  );
}

/** "Archivo" is the family that ships with the project under its own name. */
function fontStack(family: string): string {
  return family === 'Archivo' ? FALLBACK : `'${family}', ${FALLBACK}`;
}

type Conditional = string | { readonly [condition: string]: Conditional };

function colorValue(name: PaletteName): Conditional {
  const pair = (theme: Theme): Record<string, string> => ({
    base: `hsl(${derivePalette(theme.colors, 'light')[name]})`,
    _dark: `hsl(${derivePalette(theme.darkColors, 'dark')[name]})`,
  });
  const brands = Object.entries(THEMES).filter(([, theme]) => theme !== DEFAULT);
  return {
    ...pair(DEFAULT),
    ...Object.fromEntries(brands.map(([id, theme]) => [`_${conditionName(id)}`, pair(theme)])),
  };
}

function fontValue(key: keyof Theme['font']): Conditional {
  const brands = Object.entries(THEMES).filter(([, theme]) => theme !== DEFAULT);
  return {
    base: fontStack(DEFAULT.font[key]),
    ...Object.fromEntries(
      brands.map(([id, theme]) => [`_${conditionName(id)}`, fontStack(theme.font[key])]),
    ),
  };
}

/**
 * The colours and fonts of all brands as semantic tokens: the default brand without a condition,
 * the others under theirs. They become static style sheets, so a strict content security policy holds.
 */
export function themeTokens() {
  const names = Object.keys(derivePalette(DEFAULT.colors, 'light')) as PaletteName[];
  return {
    colors: Object.fromEntries(names.map((name) => [name, { value: colorValue(name) }])),
    fonts: {
      sans: { value: fontValue('fontSans') },
      display: { value: fontValue('fontDisplay') },
      arch: { value: fontValue('fontArch') },
    },
  };
}
