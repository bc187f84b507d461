import type { PreciousMetal } from '../../../src/catalogue/items';
import type {
  BoxAndPapers,
  GradingReport,
  StoneClarity,
  StoneColor,
  StoneCut,
  StoneOrigin,
  StoneShape,
  StoneType,
  WatchCondition,
  YesNoUnsure,
} from '../../../src/contract/generated/types';

/** Fixed prices of the mock, not market data. */
export interface MetalTerms {
  /** Reference price per gram of pure metal, cents. */
  readonly centsPerGram: number;
  /** Share of the metal that refining yields, percent. */
  readonly recovery: number;
  /** Fineness assumed if unknown: the lowest common one, parts per thousand. */
  readonly unsureFineness: number;
}

export const METALS: Readonly<Record<PreciousMetal, MetalTerms>> = {
  GOLD: { centsPerGram: 10_000, recovery: 95, unsureFineness: 417 },
  SILVER: { centsPerGram: 100, recovery: 85, unsureFineness: 800 },
  PLATINUM: { centsPerGram: 3_200, recovery: 85, unsureFineness: 850 },
  PALLADIUM: { centsPerGram: 3_000, recovery: 80, unsureFineness: 500 },
};

/** Percent of the value. */
export const LENDING_SHARES = { metal: 60, diamonds: 35, gems: 25, watch: 50 } as const;

/** Heaviest diamond with a list price, carats. A specialist looks at heavier ones. */
export const MAX_PRICED_CARATS = 5;

/**
 * Cents per carat of a round, natural G/VS2/Excellent diamond with a GIA report, from `carats` on.
 */
export const DIAMOND_BRACKETS: readonly { readonly carats: number; readonly cents: number }[] = [
  { carats: 3, cents: 900_000 },
  { carats: 2, cents: 700_000 },
  { carats: 1.5, cents: 500_000 },
  { carats: 1, cents: 360_000 },
  { carats: 0.9, cents: 240_000 },
  { carats: 0.7, cents: 180_000 },
  { carats: 0.5, cents: 130_000 },
  { carats: 0.3, cents: 90_000 },
  { carats: 0, cents: 40_000 },
];

/** Fancy and black diamonds have no list price: a specialist looks at them. */
export const COLOR_FACTORS: Readonly<Record<Exclude<StoneColor, 'FANCY' | 'BLACK'>, number>> = {
  D: 1.25,
  E: 1.2,
  F: 1.12,
  G: 1,
  H: 0.92,
  I: 0.82,
  J: 0.72,
  K: 0.6,
  L_M: 0.5,
  N_Z: 0.35,
  UNSURE: 0.6,
};

export const CLARITY_FACTORS: Readonly<Record<StoneClarity, number>> = {
  FL: 1.4,
  IF: 1.4,
  VVS1: 1.25,
  VVS2: 1.18,
  VS1: 1.08,
  VS2: 1,
  SI1: 0.85,
  SI2: 0.7,
  I1: 0.45,
  I2_I3: 0.25,
  UNSURE: 0.55,
};

export const CUT_FACTORS: Readonly<Record<StoneCut, number>> = {
  EXCELLENT: 1,
  VERY_GOOD: 0.95,
  GOOD: 0.85,
  FAIR: 0.7,
  POOR: 0.55,
  UNSURE: 0.8,
};

export const SHAPE_FACTORS: Readonly<Record<StoneShape, number>> = {
  ROUND: 1,
  PRINCESS: 0.8,
  CUSHION: 0.8,
  OVAL: 0.8,
  EMERALD: 0.8,
  PEAR: 0.8,
  MARQUISE: 0.8,
  RADIANT: 0.8,
  OTHER: 0.7,
  UNSURE: 0.75,
};

export const REPORT_FACTORS: Readonly<Record<GradingReport, number>> = {
  GIA: 1,
  IGI: 0.92,
  OTHER_LAB: 0.85,
  NONE: 0.75,
};

export const ORIGIN_FACTORS: Readonly<Record<StoneOrigin, number>> = {
  NATURAL: 1,
  LAB_GROWN: 0.1,
  UNSURE: 0.5,
};

/**
 * Cents per carat of other stones, untreated and with a report. Stones not listed have no value.
 */
export const GEM_PRICES: Readonly<Partial<Record<StoneType, number>>> = {
  RUBY: 30_000,
  SAPPHIRE: 25_000,
  EMERALD: 25_000,
};

export const GEM_WITHOUT_REPORT = 0.4;
export const GEM_TREATED = 0.5;

/** Cents. */
export const TIER_BASES = { A: 900_000, B: 350_000, C: 120_000 } as const;

export type WatchTier = keyof typeof TIER_BASES;

export const WATCH_CONDITION_FACTORS: Readonly<Record<WatchCondition, number>> = {
  UNWORN: 1,
  EXCELLENT: 0.95,
  GOOD: 0.85,
  FAIR: 0.7,
  POOR: 0.45,
};

export const BOX_FACTORS: Readonly<Record<BoxAndPapers, number>> = {
  BOTH: 1,
  PAPERS_ONLY: 0.95,
  BOX_ONLY: 0.88,
  NEITHER: 0.8,
};

export const RUNNING_FACTORS: Readonly<Record<YesNoUnsure, number>> = {
  YES: 1,
  NO: 0.7,
  UNSURE: 0.85,
};

/** Years are inclusive. */
export const AGE_FACTORS: readonly { readonly years: number; readonly factor: number }[] = [
  { years: 10, factor: 1 },
  { years: 25, factor: 0.95 },
  { years: 40, factor: 0.9 },
  { years: Number.POSITIVE_INFINITY, factor: 0.8 },
];

/** Invented brands. */
export const WATCH_BRANDS: readonly { readonly name: string; readonly tier: WatchTier }[] = [
  { name: 'Aldermere', tier: 'A' },
  { name: 'Marquand & Fils', tier: 'A' },
  { name: 'Orovane', tier: 'A' },
  { name: 'Bellweather', tier: 'B' },
  { name: 'Castine', tier: 'B' },
  { name: 'Lindqvist', tier: 'B' },
  { name: 'Fairmount', tier: 'C' },
  { name: 'Northpoint', tier: 'C' },
  { name: 'Tidewell', tier: 'C' },
];
