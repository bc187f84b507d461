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

/** "home_light" to "programHomeLight", its condition in style sheets. */
function conditionName(program: string): string {
  return `program_${program}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `[data-program=…]` on the document's root. */
export function programConditions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((program) => [conditionName(program), `[data-program=${program}] &`]),
  );
}

/** The project ships "Archivo" under this family name. */
function fontStack(family: string, shipped = TEXT): string {
  return family === 'Archivo' ? shipped : `'${family}', ${shipped}`;
}

/** Uses the body font for missing letters. */
function displayStack({ theme, style }: Look): string {
  const family = displayFamily(style.type);
  const shipped = family === TEXT_FAMILY ? TEXT : `${quoted(family)}, ${TEXT}`;
  return fontStack(theme.font.fontDisplay, shipped);
}

type Conditional = string | { readonly [condition: string]: Conditional };

const key = (value: Conditional): string => JSON.stringify(value);

/** The default brand's value has no condition; others are listed only if they differ. */
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
 * Traits of all brands as semantic tokens, the default brand's without a condition. Static style
 * sheets work with a strict CSP.
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
 * Custom properties on the root, for values without a token type. `--pen-cap` and `--pen-join`
 * belong to `strokeWidth: 'penWidth'`.
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

/** For elements with `data-picture="login"`. */
export function loginPictures(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((id) => [
      `[data-program=${id}] [data-picture=login]`,
      // Relative to the portal's style sheet.
      { backgroundImage: `url('../programs/${id}/login-background.svg')` },
    ]),
  );
}
