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

/** "home_light" → "programHomeLight": the name of a brand's condition in style sheets. */
function conditionName(program: string): string {
  return `program_${program}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** One condition for each brand: `[data-program=…]` on the document's root. */
export function programConditions(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((program) => [conditionName(program), `[data-program=${program}] &`]),
  );
}

/** "Archivo" is the family that ships with the project under its own name. */
function fontStack(family: string, shipped = TEXT): string {
  return family === 'Archivo' ? shipped : `'${family}', ${shipped}`;
}

/** The face of headings and amounts, and that of the text for letters that it lacks. */
function displayStack({ theme, style }: Look): string {
  const family = displayFamily(style.type);
  const shipped = family === TEXT_FAMILY ? TEXT : `${quoted(family)}, ${TEXT}`;
  return fontStack(theme.font.fontDisplay, shipped);
}

type Conditional = string | { readonly [condition: string]: Conditional };

const key = (value: Conditional): string => JSON.stringify(value);

/** A value of every brand: the default one's without a condition, the others' where they differ. */
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
 * Colours, fonts, corners and the other traits of all brands as semantic tokens: the default brand
 * without a condition, the others under theirs. They become static style sheets, so a strict content
 * security policy holds.
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
      // Up to the header, however high the words are.
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
 * What has no kind of token: as custom properties on the root. `strokeLinecap: 'var(--pen-cap)'`,
 * `strokeLinejoin: 'var(--pen-join)'` go with `strokeWidth: 'penWidth'`.
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

/** The picture of the sign-in, for what is marked `data-picture="login"`. */
export function loginPictures(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.keys(LOOKS).map((id) => [
      `[data-program=${id}] [data-picture=login]`,
      // As the style sheet of the portal sees it.
      { backgroundImage: `url('../programs/${id}/login-background.svg')` },
    ]),
  );
}
