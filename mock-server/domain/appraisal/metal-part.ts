import { FINENESS, type PreciousMetal } from '../../../src/catalogue/items';
import type { MetalPart } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';
import { METALS } from './prices';
import { floorMoney } from './rounding';
import { netMilligrams } from './weight';

/** Stamps of metal that is only a coating (gold plated, electroplated, rolled, filled). */
const COATING = /(?:^|[^A-Z]|\d\s*KT?\s*)(?:GP|GEP|HGE|RGP|GF)(?![A-Z])/i;

/** Words for such a coating in a stamp. */
const COATING_WORDS =
  /\b(?:(?:gold|silver|platinum|rolled)[\s-]*(?:filled|plated?)|rolled[\s-]+gold|plated|electro-?plated?)\b/i;

/** Gold over sterling silver. */
const VERMEIL = /vermeil/i;

function isCoatingStamp(stamp: string): boolean {
  return COATING.test(stamp) || COATING_WORDS.test(stamp);
}

const hasMetal = ({ kind }: ItemAnswers): boolean => kind !== 'GEMSTONE' && kind !== 'WATCH';

/** Whether the piece is plated, filled or costume, by the answer or by its stamp. */
export function isPlated(answers: ItemAnswers): boolean {
  const { metal, stamp } = answers;
  return hasMetal(answers) && (metal === 'PLATED' || isCoatingStamp(stamp ?? ''));
}

/** The metal that counts and its grade, parts per thousand; null where none does. */
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

/** What the metal of a piece is worth; null where none counts or nobody said what it weighs. */
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

/** A grade as the tables have it: a stamp of 585 is 14 karat, too. Null where the metal has no such grade. */
export function knownFineness(metal: PreciousMetal, fineness: number): number | null {
  const grade = metal === 'GOLD' && fineness === 585 ? 583 : fineness;
  return (FINENESS[metal] as readonly number[]).includes(grade) ? grade : null;
}
