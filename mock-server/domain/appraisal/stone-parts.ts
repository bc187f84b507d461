import type { ReviewReason } from '../../../src/contract/generated/types';
import type { ItemAnswers, StoneAnswers } from '../../world/item-answers';
import {
  CLARITY_FACTORS,
  COLOR_FACTORS,
  CUT_FACTORS,
  DIAMOND_BRACKETS,
  GEM_PRICES,
  GEM_TREATED,
  GEM_WITHOUT_REPORT,
  MAX_PRICED_CARATS,
  ORIGIN_FACTORS,
  REPORT_FACTORS,
  SHAPE_FACTORS,
} from './prices';
import { floorMoney } from './rounding';

/** Cents before the lending share, and why a specialist has to look at some stones. */
export interface StoneParts {
  readonly diamonds: number;
  readonly gems: number;
  readonly reviewReasons: readonly ReviewReason[];
  /** Labels of the “not sure” answers that affect the value. */
  readonly unsure: readonly string[];
}

const isGem = (type: StoneAnswers['type']): boolean => GEM_PRICES[type] !== undefined;

const isPriced = ({ type }: StoneAnswers): boolean => type === 'DIAMOND' || isGem(type);

/** Null if the stone has its full value without a specialist. */
function reviewReason(stone: StoneAnswers, isLoose: boolean): ReviewReason | null {
  const { type, color, treatments, carats } = stone;
  if (type === 'UNSURE') return 'UNKNOWN_STONE';
  if (type === 'PEARL' || type === 'OPAL') return 'PEARL_OR_OPAL';
  if (type === 'DIAMOND') {
    // In a piece, the metal around a black diamond is valued now and the stone on arrival.
    if (color === 'BLACK') return isLoose ? 'BLACK_DIAMOND' : null;
    if (color === 'FANCY') return 'FANCY_COLOR';
    if (treatments.length > 0) return 'TREATED_DIAMOND';
  }
  return isPriced(stone) && carats > MAX_PRICED_CARATS ? 'OVER_FIVE_CARATS' : null;
}

/** Only round stones have a cut grade; without a shape the cut is unknown. */
function cutOf({ cut, shape }: StoneAnswers): StoneAnswers['cut'] {
  const isRequested = shape === null || shape === 'ROUND' || shape === 'UNSURE';
  return cut ?? (isRequested ? 'UNSURE' : 'EXCELLENT');
}

function pricePerCarat(carats: number): number {
  return DIAMOND_BRACKETS.find((bracket) => carats >= bracket.carats)?.cents ?? 0;
}

function diamondCents(stone: StoneAnswers): number {
  const { carats, count, color, clarity, shape, report, origin } = stone;
  if (color === 'BLACK' || color === 'FANCY') return 0;
  return (
    count *
    floorMoney(
      pricePerCarat(carats) *
        carats *
        COLOR_FACTORS[color ?? 'UNSURE'] *
        CLARITY_FACTORS[clarity ?? 'UNSURE'] *
        CUT_FACTORS[cutOf(stone) ?? 'UNSURE'] *
        SHAPE_FACTORS[shape ?? 'UNSURE'] *
        REPORT_FACTORS[report ?? 'NONE'] *
        ORIGIN_FACTORS[origin ?? 'UNSURE'],
    )
  );
}

function gemCents({ type, carats, count, report, treatments }: StoneAnswers): number {
  const hasReport = report !== null && report !== 'NONE';
  return (
    count *
    floorMoney(
      (GEM_PRICES[type] ?? 0) *
        carats *
        (hasReport ? 1 : GEM_WITHOUT_REPORT) *
        (treatments.length > 0 ? GEM_TREATED : 1),
    )
  );
}

function unsureOf(stone: StoneAnswers): string[] {
  const { type, origin, shape, color, clarity } = stone;
  if (type === 'UNSURE') return ['type of stone'];
  // Grades apply to diamonds only, and not to black or fancy ones.
  const isGraded = type === 'DIAMOND' && color !== 'BLACK' && color !== 'FANCY';
  const isOpen = (value: string | null): boolean => value === null || value === 'UNSURE';
  const isOriginOpen = isGraded ? isOpen(origin) : isGem(type) && origin === 'UNSURE';
  return [
    ...(isOriginOpen ? ['natural or lab-grown'] : []),
    ...(isGraded && isOpen(shape) ? ['shape'] : []),
    ...(isGraded && isOpen(color) ? ['color'] : []),
    ...(isGraded && isOpen(clarity) ? ['clarity'] : []),
    ...(isGraded && cutOf(stone) === 'UNSURE' ? ['cut grade'] : []),
  ];
}

export function stoneParts({ kind, stones }: ItemAnswers): StoneParts {
  const seen = stones.map((stone) => ({
    stone,
    reason: reviewReason(stone, kind === 'GEMSTONE'),
  }));
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    diamonds: sum(
      seen.map(({ stone, reason }) =>
        stone.type === 'DIAMOND' && reason === null ? diamondCents(stone) : 0,
      ),
    ),
    gems: sum(seen.map(({ stone }) => gemCents(stone))),
    reviewReasons: seen.flatMap(({ reason }) => (reason === null ? [] : [reason])),
    unsure: stones.flatMap(unsureOf),
  };
}
