import { GRAMS_PER_UNIT, TYPICAL_GRAMS } from '../../../src/catalogue/items';
import type { Heft } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';

/** One carat is 0.2 g. */
const MG_PER_CARAT = 200;

/** Typical grams for pieces without a table: those of a ring, the lightest kind. */
const ANY_PIECE = TYPICAL_GRAMS.RING;

/** Grams; half the pair's weight for one earring. */
export function typicalGrams({ kind, shapeOfMetal, pair }: ItemAnswers): Record<Heft, number> {
  const { THIN, MEDIUM, HEAVY } = TYPICAL_GRAMS.EARRINGS;
  switch (kind) {
    case 'EARRINGS':
      return pair === 'ONE'
        ? { THIN: THIN / 2, MEDIUM: MEDIUM / 2, HEAVY: HEAVY / 2 }
        : TYPICAL_GRAMS.EARRINGS;
    case 'NECKLACE':
      return TYPICAL_GRAMS.NECKLACE;
    case 'METAL':
      // A chain and a bracelet are the same answer, so use the lighter one.
      return shapeOfMetal === 'CHAIN_OR_BRACELET' ? TYPICAL_GRAMS.NECKLACE : ANY_PIECE;
    default:
      return ANY_PIECE;
  }
}

/** Measured or typical weight of the entire piece; null if unknown. */
export function grossMilligrams(answers: ItemAnswers): number | null {
  const { weight, unit, heft } = answers;
  if (weight !== null) return Math.round(weight * GRAMS_PER_UNIT[unit] * 1000);
  return heft === null ? null : Math.round(typicalGrams(answers)[heft] * 1000);
}

export function stoneCarats({ stones, smallStonesCarats }: ItemAnswers): number {
  return stones.reduce((sum, { carats, count }) => sum + carats * count, smallStonesCarats ?? 0);
}

/** Weight without stones; null if unknown. */
export function netMilligrams(answers: ItemAnswers): number | null {
  const gross = grossMilligrams(answers);
  if (gross === null) return null;
  return Math.max(0, gross - Math.round(stoneCarats(answers) * MG_PER_CARAT));
}
