import type { Style } from './style-schema';

interface Corner {
  readonly small: string;
  readonly medium: string;
  readonly button: string;
}

/** `small`: inputs and tags; `medium`: cards and panels. */
export const CORNERS: Readonly<Record<Style['corner'], Corner>> = {
  // With units, because lengths are calculated with them.
  square: { small: '0px', medium: '0px', button: '0px' },
  slight: { small: '0.1875rem', medium: '0.3125rem', button: '0.25rem' },
  soft: { small: '0.375rem', medium: '0.75rem', button: '0.75rem' },
  round: { small: '0.625rem', medium: '1.25rem', button: '0.875rem' },
  pill: { small: '0.625rem', medium: '1rem', button: '999px' },
};

export const HEADER_LINES: Readonly<Record<Style['header'], string>> = {
  hairline: '1px solid {colors.headerLine}',
  line: '2px solid {colors.headerLine}',
  bar: '4px solid {colors.headerLine}',
  double: '5px double {colors.headerLine}',
};

interface Band {
  /** How far the content below reaches into it, from its lowest point. */
  readonly rise: string;
  /** `clip-path` or `mask` of the lower edge. */
  readonly edge?: string;
  readonly mask?: string;
  readonly rule?: string;
}

// Smaller on a phone. Must not exceed the space below.
const RISE = 'clamp(1.75rem, 2.8vw, 2.25rem)';
const TABLE_RISE = '1.5rem';
const FLAT_RISE = 'clamp(1.5rem, 2.8vw, 2.25rem)';
// Tall enough to look intended.
const STEP = '0.75rem';
const RIB = '1.5rem';

// Percent of the page width; the upper step ends with the column.
const STEPS = [58, 29] as const;

const ROUND = `calc(0.5 * ${STEP})`;

/** Round corners, like coins. */
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

/** Named after the lower edge. */
export const BANDS: Readonly<Record<Style['band'], Band | null>> = {
  none: null,
  straight: { rise: '0rem' },
  rule: { rise: '0.125rem', rule: '2px solid {colors.bandLine}' },
  doubleRule: { rise: '0.3125rem', rule: '5px double {colors.bandLine}' },
  gable: {
    rise: RISE,
    edge: `polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - ${RISE}), 0 100%)`,
  },
  // Upper quarter of an ellipse, so that it meets the sides at an angle.
  arch: {
    rise: FLAT_RISE,
    mask: `radial-gradient(ellipse 70.71% calc(3.4142 * ${FLAT_RISE}) at 50% calc(100% + 2.4142 * ${FLAT_RISE}), transparent 99.5%, #000 100%)`,
  },
  // Flat in the middle with a facet at each end. Lowest above the column, so that the distance to
  // the content equals that of the others.
  facet: {
    rise: TABLE_RISE,
    edge: `polygon(0 0, 100% 0, 100% calc(100% - ${TABLE_RISE}), 82% 100%, 18% 100%, 0 calc(100% - ${TABLE_RISE}))`,
  },
  scallop: {
    rise: RIB,
    mask: `radial-gradient(circle at 50% calc(100% - ${RIB}), #000 1.47rem, transparent ${RIB}) 50% 0 / 3rem 100% repeat-x, linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${RIB}) no-repeat`,
  },
  steps: {
    rise: `calc(${STEPS.length} * ${STEP})`,
    mask: `linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${STEPS.length} * ${STEP} + 0.5px) no-repeat, ${STAIRS}`,
  },
};

/**
 * How far the background extends below the text, so that its edge is clear of it at the highest
 * point.
 */
export const bandReach = (name: Style['band']): string => {
  const band = BANDS[name];
  if (band === null) return '0rem';
  // A full-width line is close to all of the text, an edge only at its highest point.
  return `calc(${band.rise} + ${band.rule === undefined ? '0.75rem' : '1.25rem'})`;
};

/** Additional space below the text: the same for all edges. */
export const bandSpace = (name: Style['band']): string =>
  BANDS[name] === null ? '0rem' : 'clamp(1.75rem, 3vw, 2.25rem)';

const LINE = '{colors.cardLine}';

/** Single-color `background-image`s above the card's colors. */
export const CARD_PATTERNS: Readonly<Record<Style['cardPattern'], string>> = {
  plain: 'none',
  roofs: `repeating-linear-gradient(150deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem), repeating-linear-gradient(210deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem)`,
  // Joints of an arch.
  rays: `repeating-conic-gradient(from 180deg at 78% 108%, ${LINE} 0deg 0.6deg, transparent 0.6deg 11.25deg)`,
  guilloche: `repeating-radial-gradient(circle at 100% -20%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem), repeating-radial-gradient(circle at 100% 120%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem)`,
  shell: `repeating-radial-gradient(circle at 86% 118%, transparent 0 1.25rem, ${LINE} 1.25rem 1.3125rem), repeating-conic-gradient(from 270deg at 86% 118%, ${LINE} 0deg 0.3deg, transparent 0.3deg 15deg)`,
  facets: `repeating-linear-gradient(60deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(120deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(0deg, transparent 0 2.165rem, ${LINE} 2.165rem 2.2275rem)`,
  coins: `radial-gradient(circle, transparent 0 0.8rem, ${LINE} 0.82rem 0.9rem, transparent 0.92rem)`,
};

/** `background-size` of the tiles. */
export const PATTERN_SIZES: Readonly<Partial<Record<Style['cardPattern'], string>>> = {
  coins: '2rem 2rem',
};
