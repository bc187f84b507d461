import type { Style } from './style-schema';

interface Corner {
  readonly small: string;
  readonly medium: string;
  readonly button: string;
}

/** Corners of what is small (inputs, tags), of what holds other things (cards, panels), and of buttons. */
export const CORNERS: Readonly<Record<Style['corner'], Corner>> = {
  square: { small: '0', medium: '0', button: '0' },
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
  readonly height: string;
  /** Cuts the lower edge: a `clip-path`. */
  readonly edge: string;
}

/** The ground behind the head of a screen. */
export const BANDS: Readonly<Record<Style['band'], Band>> = {
  none: { height: '0rem', edge: 'none' },
  straight: { height: '11rem', edge: 'none' },
  gable: {
    height: '13rem',
    edge: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 3rem), 0 100%)',
  },
  arch: { height: '13rem', edge: 'none' },
  scallop: { height: '11rem', edge: 'none' },
  steps: { height: '11rem', edge: 'none' },
  rule: { height: '11rem', edge: 'none' },
};

const LINE = '{colors.cardLine}';

/** Printed into the face of the card, above its colours: `background-image`s in one colour. */
export const CARD_PATTERNS: Readonly<Record<Style['cardPattern'], string>> = {
  plain: 'none',
  // Gable upon gable.
  roofs: `repeating-linear-gradient(150deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem), repeating-linear-gradient(210deg, transparent 0 1.375rem, ${LINE} 1.375rem 1.4375rem)`,
  // The joints of an arch, seen from its middle.
  rays: `repeating-conic-gradient(from 180deg at 78% 108%, ${LINE} 0deg 0.4deg, transparent 0.4deg 11.25deg)`,
  // The fine waves of a certificate.
  guilloche: `repeating-radial-gradient(circle at 100% -20%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem), repeating-radial-gradient(circle at 100% 120%, transparent 0 0.4375rem, ${LINE} 0.4375rem 0.5rem)`,
  // The ribs and growth lines of a shell.
  shell: `repeating-radial-gradient(circle at 86% 118%, transparent 0 1.25rem, ${LINE} 1.25rem 1.375rem), repeating-conic-gradient(from 270deg at 86% 118%, ${LINE} 0deg 0.5deg, transparent 0.5deg 15deg)`,
  // A cut stone's facets.
  facets: `repeating-linear-gradient(60deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.53rem), repeating-linear-gradient(120deg, transparent 0 2.5rem, ${LINE} 2.5rem 2.53rem), repeating-linear-gradient(0deg, transparent 0 2.165rem, ${LINE} 2.165rem 2.195rem)`,
  // Coins side by side, row by row.
  coins: `radial-gradient(circle, transparent 0 0.8rem, ${LINE} 0.82rem 0.9rem, transparent 0.92rem)`,
};
