import type { Style } from './style-schema';

interface Corner {
  readonly small: string;
  readonly medium: string;
  readonly button: string;
}

/** Corner radii of small elements (inputs, tags), containers (cards, panels), and buttons. */
export const CORNERS: Readonly<Record<Style['corner'], Corner>> = {
  // With units, because lengths are calculated with them.
  square: { small: '0px', medium: '0px', button: '0px' },
  slight: { small: '0.1875rem', medium: '0.3125rem', button: '0.25rem' },
  soft: { small: '0.375rem', medium: '0.75rem', button: '0.75rem' },
  round: { small: '0.625rem', medium: '1.25rem', button: '0.875rem' },
  pill: { small: '0.625rem', medium: '1rem', button: '999px' },
};

/** Bottom border of the header. */
export const HEADER_LINES: Readonly<Record<Style['header'], string>> = {
  hairline: '1px solid {colors.headerLine}',
  line: '2px solid {colors.headerLine}',
  bar: '4px solid {colors.headerLine}',
  double: '5px double {colors.headerLine}',
};

interface Band {
  /** How far the content below rises into it, above its lowest point. */
  readonly rise: string;
  /** Shape of the lower edge: a `clip-path`, a `mask`. */
  readonly edge?: string;
  readonly mask?: string;
  /** Its line: a `border`. */
  readonly rule?: string;
}

// Smaller on a phone, where space is scarce. None needs more than the space below.
const RISE = 'clamp(1.75rem, 2.8vw, 2.25rem)';
const TABLE_RISE = '1.5rem';
const FLAT_RISE = 'clamp(1.5rem, 2.8vw, 2.25rem)';
// Tall enough to look like a step instead of an error.
const STEP = '0.75rem';
const RIB = '1.5rem';

// Length of each step, percent of the page width: the upper one ends with the column.
const STEPS = [58, 29] as const;

const ROUND = `calc(0.5 * ${STEP})`;

/** A step with rounded corners, like coins. */
const STAIRS = STEPS.map((length, index) => {
  const below = STEPS.length - 1 - index;
  const [step, upper] = [below, below + 0.5].map((steps) => `calc(100% - ${steps} * ${STEP})`);
  // background-position percentages refer to the remaining space.
  const share = length / 200;
  const [before, after] = [share - 0.5, share].map(
    (steps) => `calc(${length}% + ${steps.toFixed(3)} * ${STEP})`,
  );
  return [
    `linear-gradient(#000, #000) 0 ${step} / calc(${length}% - ${ROUND} + 0.5px) ${STEP}`,
    `linear-gradient(#000, #000) 0 calc(${upper} + 0.5px) / calc(${length}% + 0.5px) calc(${ROUND} + 1px)`,
    `radial-gradient(circle at 0 0, #000 calc(${ROUND} - 0.5px), transparent ${ROUND}) ${before} ${step} / ${ROUND} ${ROUND}`,
    `radial-gradient(circle at 100% 100%, transparent calc(${ROUND} - 0.5px), #000 ${ROUND}) ${after} ${upper} / ${ROUND} ${ROUND}`,
  ]
    .map((piece) => `${piece} no-repeat`)
    .join(', ');
}).join(', ');

/** Backgrounds of a screen's head, named after the lower edge. */
export const BANDS: Readonly<Record<Style['band'], Band | null>> = {
  none: null,
  straight: { rise: '0rem' },
  rule: { rise: '0.125rem', rule: '2px solid {colors.bandLine}' },
  doubleRule: { rise: '0.3125rem', rule: '5px double {colors.bandLine}' },
  // The content below forms a roof.
  gable: {
    rise: RISE,
    edge: `polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - ${RISE}), 0 100%)`,
  },
  // The content below forms an arch: the upper quarter of an ellipse, so it meets the sides at an
  // angle.
  arch: {
    rise: FLAT_RISE,
    mask: `radial-gradient(ellipse 70.71% calc(3.4142 * ${FLAT_RISE}) at 50% calc(100% + 2.4142 * ${FLAT_RISE}), transparent 99.5%, #000 100%)`,
  },
  // The bottom of a cut gem: a flat middle with a facet at each end. Lowest above the column, so
  // least is cut: the distance to the content equals that of the others.
  facet: {
    rise: TABLE_RISE,
    edge: `polygon(0 0, 100% 0, 100% calc(100% - ${TABLE_RISE}), 82% 100%, 18% 100%, 0 calc(100% - ${TABLE_RISE}))`,
  },
  // The ribs of a shell.
  scallop: {
    rise: RIB,
    mask: `radial-gradient(circle at 50% calc(100% - ${RIB}), #000 1.47rem, transparent ${RIB}) 50% 0 / 3rem 100% repeat-x, linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${RIB}) no-repeat`,
  },
  // Each step is higher than the previous one.
  steps: {
    rise: `calc(${STEPS.length} * ${STEP})`,
    mask: `linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${STEPS.length} * ${STEP} + 0.5px) no-repeat, ${STAIRS}`,
  },
};

/**
 * Returns how far a background extends below the text, so that its edge keeps clear at the highest
 * point.
 */
export const bandReach = (name: Style['band']): string => {
  const band = BANDS[name];
  if (band === null) return '0rem';
  // A full-width line is close to all of the text, an edge only at its highest point.
  return `calc(${band.rise} + ${band.rule === undefined ? '0.75rem' : '1.25rem'})`;
};

/** Returns the space below the text in addition to the normal gap: the same for every edge. */
export const bandSpace = (name: Style['band']): string =>
  BANDS[name] === null ? '0rem' : 'clamp(1.75rem, 3vw, 2.25rem)';

const LINE = '{colors.cardLine}';

/** Patterns on the card, above its colors: single-color `background-image`s. */
export const CARD_PATTERNS: Readonly<Record<Style['cardPattern'], string>> = {
  plain: 'none',
  // Gables.
  roofs: `repeating-linear-gradient(150deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem), repeating-linear-gradient(210deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem)`,
  // Rays of an arch's joints.
  rays: `repeating-conic-gradient(from 180deg at 78% 108%, ${LINE} 0deg 0.6deg, transparent 0.6deg 11.25deg)`,
  // Guilloche waves, as on a certificate.
  guilloche: `repeating-radial-gradient(circle at 100% -20%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem), repeating-radial-gradient(circle at 100% 120%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem)`,
  // Ribs and growth lines of a shell.
  shell: `repeating-radial-gradient(circle at 86% 118%, transparent 0 1.25rem, ${LINE} 1.25rem 1.3125rem), repeating-conic-gradient(from 270deg at 86% 118%, ${LINE} 0deg 0.3deg, transparent 0.3deg 15deg)`,
  // Facets of a cut gem.
  facets: `repeating-linear-gradient(60deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(120deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(0deg, transparent 0 2.165rem, ${LINE} 2.165rem 2.2275rem)`,
  // Rows of coins.
  coins: `radial-gradient(circle, transparent 0 0.8rem, ${LINE} 0.82rem 0.9rem, transparent 0.92rem)`,
};

/** Tile sizes of patterns: a `background-size`. */
export const PATTERN_SIZES: Readonly<Partial<Record<Style['cardPattern'], string>>> = {
  coins: '2rem 2rem',
};
