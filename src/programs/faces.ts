import type { Style } from './style-schema';

interface Face {
  /** Its files in `@fontsource-variable`, of which `latin` and `latin-ext` are cut. */
  readonly folder: string;
  readonly axis: 'wdth' | 'opsz' | 'wght';
  /** The optical size at which headings and amounts look best. */
  readonly opticalSize?: number;
  /** What stands in until it has loaded, and after it for letters that it lacks. */
  readonly kind: 'sans' | 'serif';
}

/** The faces that headings and amounts may have. Each has figures of one width, and an open licence (OFL 1.1). */
export const FACES: Readonly<Record<Style['type']['face'], Face>> = {
  Archivo: { folder: 'archivo', axis: 'wdth', kind: 'sans' },
  Bitter: { folder: 'bitter', axis: 'wght', kind: 'serif' },
  Newsreader: { folder: 'newsreader', axis: 'opsz', opticalSize: 60, kind: 'serif' },
  Outfit: { folder: 'outfit', axis: 'wght', kind: 'sans' },
  'Source Serif 4': { folder: 'source-serif-4', axis: 'opsz', opticalSize: 40, kind: 'serif' },
};

/** The hand that papers are signed in. It is the same in each brand: the letters are not the lender's. */
export const HAND = { family: 'La Belle Aurore', folder: 'la-belle-aurore' };

/** The family of the running text. Its weights are a range, so it can be the face of headings too. */
export const TEXT_FAMILY = 'Archivo Variable';
export const TEXT_WEIGHTS = { min: 400, max: 700 };

type Type = Style['type'];

/** The family of a brand's headings and amounts: that of the text, or one cut to a single width and weight. */
export function displayFamily({ face, width, weight }: Type): string {
  if (face === 'Archivo' && width === 100 && weight <= TEXT_WEIGHTS.max) return TEXT_FAMILY;
  return face === 'Archivo' ? `${face} ${width} ${weight}` : `${face} ${weight}`;
}

/** The family that has the widths and heights of `family`, so that nothing moves when that has loaded. */
export function fallbackFamily(family: string): string {
  return family === TEXT_FAMILY ? 'Archivo Fallback' : `${family} Fallback`;
}
