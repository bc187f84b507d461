import { GRAMS_PER_UNIT } from '../../../src/catalogue/items';
import { MATERIAL_QUESTIONS } from '../../../src/domain/item/questions/material-questions';
import type { ItemInput } from '../../generated/resolver-types';
import type { ItemAnswers } from '../../world/item-answers';
import { knownFineness } from '../appraisal/metal-part';
import { isGiven } from '../rules/given';
import { fieldInvalid } from '../rules/refusal';
import { readNumber, readOptionalNumber, readOptionalText, requireChoice } from './read-answer';

type MetalAnswers = Pick<
  ItemAnswers,
  'metal' | 'fineness' | 'stamp' | 'weight' | 'unit' | 'heft' | 'maker'
>;

const {
  metal: METAL,
  purity: PURITY,
  weight: WEIGHT,
  stamp: STAMP,
  maker: MAKER,
} = MATERIAL_QUESTIONS;

function readFineness({ metal, fineness }: ItemInput): number | null {
  if (!isGiven(fineness)) return null;
  if (!isGiven(metal) || metal === 'UNSURE' || metal === 'PLATED') return null;
  const known = knownFineness(metal, fineness);
  if (known === null) throw fieldInvalid(PURITY.path, PURITY.message);
  return known;
}

/** The metal may be missing if `isOptional`. Throws FIELD_INVALID. */
export function readMetal(
  input: ItemInput,
  options: { readonly isOptional: boolean; readonly currentYear: number },
): MetalAnswers {
  const { isOptional, currentYear } = options;
  const metal = isOptional ? (input.metal ?? null) : requireChoice(METAL, input.metal);
  const unit = input.unit ?? 'GRAM';
  const compared = (input.weight ?? 0) * GRAMS_PER_UNIT[unit];
  const heft = isGiven(input.weight) ? null : (input.heft ?? null);
  // Plated pieces have no value, whatever their weight.
  const isRequired = heft === null && !isOptional && metal !== 'PLATED';
  const read = isRequired ? readNumber : readOptionalNumber;
  return {
    metal,
    fineness: readFineness(input),
    stamp: readOptionalText(STAMP, input.stamp),
    weight: read(WEIGHT, input.weight, { currentYear, compared }),
    unit,
    heft,
    maker: readOptionalText(MAKER, input.maker),
  };
}
