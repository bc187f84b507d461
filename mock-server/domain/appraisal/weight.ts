import { GRAMS_PER_UNIT, TYPICAL_GRAMS } from '../../../src/catalogue/items';
import type { Heft } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';

/** A carat is a fifth of a gram. */
const MG_PER_CARAT = 200;

/** Typical grams of pieces that are in no table: those of a ring, the lightest kind. */
const ANY_PIECE = TYPICAL_GRAMS.RING;

/** Typical grams of the piece, by how heavy it feels; of one earring, half the pair's. */
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
      // A chain and a bracelet are one answer: the lighter of the two counts.
      return shapeOfMetal === 'CHAIN_OR_BRACELET' ? TYPICAL_GRAMS.NECKLACE : ANY_PIECE;
    default:
      return ANY_PIECE;
  }
}

/** What the whole piece weighs, mg, as weighed or as typical; null where nobody said. */
export function grossMilligrams(answers: ItemAnswers): number | null {
  const { weight, unit, heft } = answers;
  if (weight !== null) return Math.round(weight * GRAMS_PER_UNIT[unit] * 1000);
  return heft === null ? null : Math.round(typicalGrams(answers)[heft] * 1000);
}

/** All stones of a piece together, carats. */
export function stoneCarats({ stones, smallStonesCarats }: ItemAnswers): number {
  return stones.reduce((sum, { carats, count }) => sum + carats * count, smallStonesCarats ?? 0);
}

/** What the piece weighs without its stones, mg; null where nobody said what it weighs. */
export function netMilligrams(answers: ItemAnswers): number | null {
  const gross = grossMilligrams(answers);
  if (gross === null) return null;
  return Math.max(0, gross - Math.round(stoneCarats(answers) * MG_PER_CARAT));
}
