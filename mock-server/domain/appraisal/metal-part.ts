import { FINENESS, type PreciousMetal } from '../../../src/catalogue/items';
import type { MetalPart } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';
import { METALS } from './prices';
import { floorMoney } from './rounding';
import { netMilligrams } from './weight';

/** Hallmarks of plated metal (gold plated, electroplated, rolled, filled). */
const COATING = /(?:^|[^A-Z]|\d\s*KT?\s*)(?:GP|GEP|HGE|RGP|GF)(?![A-Z])/i;

/** Words for plating in a hallmark. */
const COATING_WORDS =
  /\b(?:(?:gold|silver|platinum|rolled)[\s-]*(?:filled|plated?)|rolled[\s-]+gold|plated|electro-?plated?)\b/i;

/** Gold over sterling silver. */
const VERMEIL = /vermeil/i;

function isCoatingStamp(stamp: string): boolean {
  return COATING.test(stamp) || COATING_WORDS.test(stamp);
}

const hasMetal = ({ kind }: ItemAnswers): boolean => kind !== 'GEMSTONE' && kind !== 'WATCH';

/** Whether the piece is plated, filled or costume jewelry, by the answer or the hallmark. */
export function isPlated(answers: ItemAnswers): boolean {
  const { metal, stamp } = answers;
  return hasMetal(answers) && (metal === 'PLATED' || isCoatingStamp(stamp ?? ''));
}

/** Returns the metal that counts and its fineness, parts per thousand; null if none counts. */
export function gradeOf(
  answers: ItemAnswers,
): { readonly metal: PreciousMetal; readonly fineness: number; readonly unsure: boolean } | null {
  const { metal, fineness, stamp } = answers;
  if (!hasMetal(answers) || isPlated(answers)) return null;
  if (VERMEIL.test(stamp ?? '')) return { metal: 'SILVER', fineness: 925, unsure: false };
  if (metal === null || metal === 'UNSURE' || metal === 'PLATED') return null;
  return fineness === null
    ? { metal, fineness: METALS[metal].unsureFineness, unsure: true }
    : { metal, fineness, unsure: false };
}

/** Returns the value of a piece's metal; null if none counts or the weight is unknown. */
export function metalPart(answers: ItemAnswers): MetalPart | null {
  const grade = gradeOf(answers);
  const net = netMilligrams(answers);
  if (grade === null || net === null) return null;
  const { metal, fineness } = grade;
  const { centsPerGram, recovery } = METALS[metal];
  return {
    metal,
    value: floorMoney((net * fineness * centsPerGram * recovery) / 100_000_000),
    netWeightGrams: net / 1000,
    fineness,
    centsPerGram,
    recoveryPercent: recovery,
  };
}

/**
 * Maps a hallmark to a listed fineness: 585 is also 14 karat. Null if the metal has no such
 * fineness.
 */
export function knownFineness(metal: PreciousMetal, fineness: number): number | null {
  const grade = metal === 'GOLD' && fineness === 585 ? 583 : fineness;
  return (FINENESS[metal] as readonly number[]).includes(grade) ? grade : null;
}
