import type { Style } from './style-schema';

interface Corner {
  readonly small: string;
  readonly medium: string;
  readonly button: string;
}

/** Corners of what is small (inputs, tags), of what holds other things (cards, panels), and of buttons. */
export const CORNERS: Readonly<Record<Style['corner'], Corner>> = {
  // With a unit: lengths are counted with them.
  square: { small: '0px', medium: '0px', button: '0px' },
  slight: { small: '0.1875rem', medium: '0.3125rem', button: '0.25rem' },
  soft: { small: '0.375rem', medium: '0.75rem', button: '0.75rem' },
  round: { small: '0.625rem', medium: '1.25rem', button: '0.875rem' },
  pill: { small: '0.625rem', medium: '1rem', button: '999px' },
};

/** What the header ends with. */
export const HEADER_LINES: Readonly<Record<Style['header'], string>> = {
  hairline: '1px solid {colors.headerLine}',
  line: '2px solid {colors.headerLine}',
  bar: '4px solid {colors.headerLine}',
  double: '5px double {colors.headerLine}',
};

interface Band {
  /** How far the paper below comes up into it, above its lowest point. */
  readonly rise: string;
  /** What is cut from the lower edge: a `clip-path`, a `mask`. */
  readonly edge?: string;
  readonly mask?: string;
  /** What it ends with: a `border`. */
  readonly rule?: string;
}

// Lower on a phone, where the way up is short and room is dear. None needs more than the space below.
const RISE = 'clamp(1.75rem, 2.8vw, 2.25rem)';
const TABLE_RISE = '1.5rem';
const FLAT_RISE = 'clamp(1.5rem, 2.8vw, 2.25rem)';
// High enough to be taken for a step, not for an edge that is drawn badly.
const STEP = '0.75rem';
const RIB = '1.5rem';

// How far each step goes, in percent of the page: the upper one to the end of the column.
const STEPS = [58, 29] as const;

const ROUND = `calc(0.5 * ${STEP})`;

/** A step with its corner and the one above it rounded, as coins are. */
const STAIRS = STEPS.map((length, index) => {
  const below = STEPS.length - 1 - index;
  const [step, upper] = [below, below + 0.5].map((steps) => `calc(100% - ${steps} * ${STEP})`);
  // A percentage of a place is one of what the piece leaves free.
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

/** The ground behind the head of a screen, named after its lower edge. */
export const BANDS: Readonly<Record<Style['band'], Band | null>> = {
  none: null,
  straight: { rise: '0rem' },
  rule: { rise: '0.125rem', rule: '2px solid {colors.bandLine}' },
  doubleRule: { rise: '0.3125rem', rule: '5px double {colors.bandLine}' },
  // The paper below is a roof.
  gable: {
    rise: RISE,
    edge: `polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - ${RISE}), 0 100%)`,
  },
  // The paper below is an arch: the upper quarter of an ellipse, so that it meets the sides at a slant.
  arch: {
    rise: FLAT_RISE,
    mask: `radial-gradient(ellipse 70.71% calc(3.4142 * ${FLAT_RISE}) at 50% calc(100% + 2.4142 * ${FLAT_RISE}), transparent 99.5%, #000 100%)`,
  },
  // The lower side of a cut stone: its table in the middle, a facet at each end.
  // It is lowest over all of the column, so it is cut least: what follows is as far from it as from the others.
  facet: {
    rise: TABLE_RISE,
    edge: `polygon(0 0, 100% 0, 100% calc(100% - ${TABLE_RISE}), 82% 100%, 18% 100%, 0 calc(100% - ${TABLE_RISE}))`,
  },
  // The ribs of a shell.
  scallop: {
    rise: RIB,
    mask: `radial-gradient(circle at 50% calc(100% - ${RIB}), #000 1.47rem, transparent ${RIB}) 50% 0 / 3rem 100% repeat-x, linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${RIB}) no-repeat`,
  },
  // Each step is higher than the one before.
  steps: {
    rise: `calc(${STEPS.length} * ${STEP})`,
    mask: `linear-gradient(#000, #000) 0 0 / 100% calc(100% - ${STEPS.length} * ${STEP} + 0.5px) no-repeat, ${STAIRS}`,
  },
};

/** How far a ground goes on below the words, so that its edge keeps clear of them at its highest point. */
export const bandReach = (name: Style['band']): string => {
  const band = BANDS[name];
  if (band === null) return '0rem';
  // A line from side to side is near the words along all of them, an edge at its highest point only.
  return `calc(${band.rise} + ${band.rule === undefined ? '0.75rem' : '1.25rem'})`;
};

/** What is left free below the words above the gap that is there anyway: the same under every edge. */
export const bandSpace = (name: Style['band']): string =>
  BANDS[name] === null ? '0rem' : 'clamp(1.75rem, 3vw, 2.25rem)';

const LINE = '{colors.cardLine}';

/** Printed into the face of the card, above its colours: `background-image`s in one colour. */
export const CARD_PATTERNS: Readonly<Record<Style['cardPattern'], string>> = {
  plain: 'none',
  // Gable upon gable.
  roofs: `repeating-linear-gradient(150deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem), repeating-linear-gradient(210deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem)`,
  // The joints of an arch, seen from its middle.
  rays: `repeating-conic-gradient(from 180deg at 78% 108%, ${LINE} 0deg 0.6deg, transparent 0.6deg 11.25deg)`,
  // The fine waves of a certificate.
  guilloche: `repeating-radial-gradient(circle at 100% -20%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem), repeating-radial-gradient(circle at 100% 120%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem)`,
  // The ribs and growth lines of a shell.
  shell: `repeating-radial-gradient(circle at 86% 118%, transparent 0 1.25rem, ${LINE} 1.25rem 1.3125rem), repeating-conic-gradient(from 270deg at 86% 118%, ${LINE} 0deg 0.3deg, transparent 0.3deg 15deg)`,
  // A cut stone's facets.
  facets: `repeating-linear-gradient(60deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(120deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.5625rem), repeating-linear-gradient(0deg, transparent 0 2.165rem, ${LINE} 2.165rem 2.2275rem)`,
  // Coins side by side, row by row.
  coins: `radial-gradient(circle, transparent 0 0.8rem, ${LINE} 0.82rem 0.9rem, transparent 0.92rem)`,
};

/** Of one tile of the pattern: a \`background-size\`. */
export const PATTERN_SIZES: Readonly<Partial<Record<Style['cardPattern'], string>>> = {
  coins: '2rem 2rem',
};
