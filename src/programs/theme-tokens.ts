import { GROUNDS } from './grounds';
import { displayFamily, fallbackFamily, HAND, TEXT_FAMILY } from './faces';
import { paletteOf, type PaletteName } from './palette';
import type { Theme } from './schema';
import {
  BANDS,
  bandReach,
  bandSpace,
  CARD_PATTERNS,
  CORNERS,
  HEADER_LINES,
  PATTERN_SIZES,
} from './style-values';
import { LOOKS, type Look } from './themes';

const quoted = (family: string): string => `'${family}', '${fallbackFamily(family)}'`;

const TEXT = `${quoted(TEXT_FAMILY)}, system-ui, sans-serif`;
const DEFAULT = LOOKS.home_light;

/** Returns "programHomeLight" for "home_light": a brand's condition in style sheets. */
function conditionName(program: string): string {
  return `program_${program}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** One condition per brand: `[data-program=…]` on the document's root. */
export function programConditions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((program) => [conditionName(program), `[data-program=${program}] &`]),
  );
}

/** "Archivo" is included in the project under the given family name. */
function fontStack(family: string, shipped = TEXT): string {
  return family === 'Archivo' ? shipped : `'${family}', ${shipped}`;
}

/** Returns the fonts of headings and amounts, with the body font for missing letters. */
function displayStack({ theme, style }: Look): string {
  const family = displayFamily(style.type);
  const shipped = family === TEXT_FAMILY ? TEXT : `${quoted(family)}, ${TEXT}`;
  return fontStack(theme.font.fontDisplay, shipped);
}

type Conditional = string | { readonly [condition: string]: Conditional };

const key = (value: Conditional): string => JSON.stringify(value);

/** Returns a value per brand: the default's without a condition, others if they differ. */
function byBrand(valueOf: (look: Look) => Conditional): { value: Conditional } {
  const usual = valueOf(DEFAULT);
  const others = Object.entries(LOOKS)
    .map(([id, look]) => [`_${conditionName(id)}`, valueOf(look)] as const)
    .filter(([, value]) => key(value) !== key(usual));
  return {
    value: {
      ...(typeof usual === 'string' ? { base: usual } : usual),
      ...Object.fromEntries(others),
    },
  };
}

const color = (name: PaletteName) =>
  byBrand((look) => ({
    base: `hsl(${paletteOf(look, 'light')[name]})`,
    _dark: `hsl(${paletteOf(look, 'dark')[name]})`,
  }));

const font = (name: keyof Theme['font']) => byBrand(({ theme }) => fontStack(theme.font[name]));

/**
 * Colors, fonts, corners and other traits of all brands as semantic tokens: the default brand
 * without a condition, the others with theirs. The style sheets are static, so a strict CSP works.
 */
export function themeTokens() {
  const names = Object.keys(paletteOf(DEFAULT, 'light')) as PaletteName[];
  return {
    colors: Object.fromEntries(names.map((name) => [name, color(name)])),
    fonts: {
      sans: font('fontSans'),
      display: byBrand(displayStack),
      arch: font('fontArch'),
      hand: { value: `'${HAND.family}', cursive` },
    },
    fontWeights: { display: byBrand(({ style }) => String(style.type.weight)) },
    letterSpacings: { tight: byBrand(({ style }) => `${style.type.spacing}em`) },
    radii: {
      small: byBrand(({ style }) => CORNERS[style.corner].small),
      medium: byBrand(({ style }) => CORNERS[style.corner].medium),
      button: byBrand(({ style }) => CORNERS[style.corner].button),
    },
    borderWidths: {
      penWidth: byBrand(({ style }) => `${style.pen.width}px`),
    },
    borders: {
      headerLine: byBrand(({ style }) => HEADER_LINES[style.header]),
      bandRule: byBrand(({ style }) => BANDS[style.band]?.rule ?? '0 solid transparent'),
    },
    sizes: {
      // Up to the header, however tall the text is.
      bandHeight: byBrand(({ style }) => (BANDS[style.band] === null ? '0rem' : '80rem')),
      bandSpace: byBrand(({ style }) => bandSpace(style.band)),
      bandReach: byBrand(({ style }) => bandReach(style.band)),
      cardPattern: byBrand(({ style }) => PATTERN_SIZES[style.cardPattern] ?? 'auto'),
    },
    gradients: {
      cardPattern: byBrand(({ style }) => CARD_PATTERNS[style.cardPattern]),
    },
  };
}

/**
 * Values without a token type, as custom properties on the root. `strokeLinecap: 'var(--pen-cap)'`
 * and `strokeLinejoin: 'var(--pen-join)'` belong to `strokeWidth: 'penWidth'`.
 */
export function themeVariables(): Record<string, Record<string, string>> {
  const variables = ({ style }: Look): Record<string, string> => ({
    '--pen-cap': style.pen.cap,
    '--pen-join': style.pen.join,
    '--ground': `path('${GROUNDS[style.ground]}')`,
    '--band-edge': BANDS[style.band]?.edge ?? 'none',
    '--band-mask': BANDS[style.band]?.mask ?? 'none',
  });
  const brands = Object.entries(LOOKS).filter(([, look]) => look !== DEFAULT);
  return {
    ':root': variables(DEFAULT),
    ...Object.fromEntries(
      brands.map(([id, look]) => [`[data-program=${id}]`, variables(look)] as const),
    ),
  };
}

/** The sign-in's image, for elements with `data-picture="login"`. */
export function loginPictures(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((id) => [
      `[data-program=${id}] [data-picture=login]`,
      // Relative to the portal's style sheet.
      { backgroundImage: `url('../programs/${id}/login-background.svg')` },
    ]),
  );
}
