import type { Style } from './style-schema';

interface Face {
  /** In `@fontsource-variable`; `latin` and `latin-ext` are subset. */
  readonly folder: string;
  readonly axis: 'wdth' | 'opsz' | 'wght';
  /** For headings and amounts. */
  readonly opticalSize?: number;
  /** Generic family until the font is loaded, and for missing letters. */
  readonly kind: 'sans' | 'serif';
}

/** With tabular figures and an open license (OFL 1.1). */
export const FACES: Readonly<Record<Style['type']['face'], Face>> = {
  Archivo: { folder: 'archivo', axis: 'wdth', kind: 'sans' },
  Bitter: { folder: 'bitter', axis: 'wght', kind: 'serif' },
  Newsreader: { folder: 'newsreader', axis: 'opsz', opticalSize: 60, kind: 'serif' },
  Outfit: { folder: 'outfit', axis: 'wght', kind: 'sans' },
  'Source Serif 4': { folder: 'source-serif-4', axis: 'opsz', opticalSize: 40, kind: 'serif' },
};

/** The same for all brands: the signature is the applicant's, not the lender's. */
export const HAND = { family: 'La Belle Aurore', folder: 'la-belle-aurore' };

/** A variable font, so that it can also be the heading font. */
export const TEXT_FAMILY = 'Archivo Variable';
export const TEXT_WEIGHTS = { min: 400, max: 700 };

type Type = Style['type'];

/** The body font, or one subset to a single width and weight. */
export function displayFamily({ face, width, weight }: Type): string {
  if (face === 'Archivo' && width === 100 && weight <= TEXT_WEIGHTS.max) return TEXT_FAMILY;
  return face === 'Archivo' ? `${face} ${width} ${weight}` : `${face} ${weight}`;
}

/** Has the metrics of `family`, so that loading it shifts no layout. */
export function fallbackFamily(family: string): string {
  return family === TEXT_FAMILY ? 'Archivo Fallback' : `${family} Fallback`;
}
