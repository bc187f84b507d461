export const ITEM_KINDS = [
  'METAL',
  'GEMSTONE',
  'RING',
  'EARRINGS',
  'NECKLACE',
  'WATCH',
  'OTHER',
] as const;

export type ItemKindName = (typeof ITEM_KINDS)[number];

/** Parts per thousand as stamped, most common first. */
export const FINENESS = {
  GOLD: [999, 916, 875, 750, 583, 417, 375],
  SILVER: [999, 958, 925, 900, 800],
  PLATINUM: [950, 900, 850],
  PALLADIUM: [950, 500],
} as const;

export type PreciousMetal = keyof typeof FINENESS;

/** Karat (parts of 24) by fineness. */
export const KARATS: Readonly<Record<(typeof FINENESS.GOLD)[number], string>> = {
  999: '24K',
  916: '22K',
  875: '21K',
  750: '18K',
  583: '14K',
  417: '10K',
  375: '9K',
};

/** A troy ounce is about 9% heavier than a kitchen scale's ounce. */
export const GRAMS_PER_UNIT = {
  GRAM: 1,
  PENNYWEIGHT: 1.55517384,
  TROY_OUNCE: 31.1034768,
  OUNCE: 28.349523125,
} as const;

export type WeightUnitName = keyof typeof GRAMS_PER_UNIT;

/** For people without a scale; grams: thin, medium, heavy. */
export const TYPICAL_GRAMS = {
  RING: { THIN: 2, MEDIUM: 4, HEAVY: 8 },
  EARRINGS: { THIN: 1.5, MEDIUM: 3, HEAVY: 6 },
  NECKLACE: { THIN: 5, MEDIUM: 10, HEAVY: 25 },
  BRACELET: { THIN: 6, MEDIUM: 12, HEAVY: 30 },
} as const;

/** Warn about weights above this multiple of the typical medium one. */
export const HEAVIER_THAN_MOST = 4;
