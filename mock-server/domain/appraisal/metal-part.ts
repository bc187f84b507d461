import { FINENESS, type PreciousMetal } from '../../../src/catalogue/items';
import type { MetalPart } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';
import { METALS } from './prices';
import { floorMoney } from './rounding';
import { netMilligrams } from './weight';

/** Gold plated, electroplated, rolled, filled. */
const COATING = /(?:^|[^A-Z]|\d\s*KT?\s*)(?:GP|GEP|HGE|RGP|GF)(?![A-Z])/i;

const COATING_WORDS =
  /\b(?:(?:gold|silver|platinum|rolled)[\s-]*(?:filled|plated?)|rolled[\s-]+gold|plated|electro-?plated?)\b/i;

const VERMEIL = /vermeil/i;

function isCoatingStamp(stamp: string): boolean {
  return COATING.test(stamp) || COATING_WORDS.test(stamp);
}

const hasMetal = ({ kind }: ItemAnswers): boolean => kind !== 'GEMSTONE' && kind !== 'WATCH';

/** Uses the answer or the hallmark; filled metal and costume jewelry count, too. */
export function isPlated(answers: ItemAnswers): boolean {
  const { metal, stamp } = answers;
  return hasMetal(answers) && (metal === 'PLATED' || isCoatingStamp(stamp ?? ''));
}

/** Fineness in parts per thousand; null if no metal counts. */
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

/** Null if no metal counts or the weight is unknown. */
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

/** 585 is also 14 karat. Null if the metal has no such fineness. */
export function knownFineness(metal: PreciousMetal, fineness: number): number | null {
  const grade = metal === 'GOLD' && fineness === 585 ? 583 : fineness;
  return (FINENESS[metal] as readonly number[]).includes(grade) ? grade : null;
}
