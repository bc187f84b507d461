import { GRAMS_PER_UNIT } from '../../../src/catalogue/items';
import { LIMITS } from '../../../src/catalogue/limits';
import type { ItemInput } from '../../generated/resolver-types';
import type { ItemAnswers } from '../../world/item-answers';
import { knownFineness } from '../appraisal/metal-part';
import { fieldInvalid } from '../rules/refusal';
import { isGiven } from '../rules/given';
import { readNumber, readOptionalItemText, requireAnswer } from './item-number-rules';

type MetalAnswers = Pick<
  ItemAnswers,
  'metal' | 'fineness' | 'stamp' | 'weight' | 'unit' | 'heft' | 'maker'
>;

const { grams, code, name } = LIMITS.itemAnswers;

function readWeight(value: number, unit: ItemAnswers['unit']): number {
  if (value <= 0) throw fieldInvalid('weight', 'Weight must be more than 0');
  readNumber('weight', value, {
    max: Number.MAX_SAFE_INTEGER,
    step: 0.01,
    message: 'Weight must be a number, like 12.5, with at most two decimals',
  });
  if (value * GRAMS_PER_UNIT[unit] > grams.max) {
    throw fieldInvalid(
      'weight',
      'Weight must be 1,000 grams or less. Contact us about larger lots',
    );
  }
  return value;
}

function readFineness(input: ItemInput): number | null {
  const { metal, fineness } = input;
  if (!isGiven(fineness)) return null;
  if (!isGiven(metal) || metal === 'UNSURE' || metal === 'PLATED') return null;
  const known = knownFineness(metal, fineness);
  if (known === null) {
    throw fieldInvalid('fineness', 'Select the purity, or choose I’m not sure');
  }
  return known;
}

/** What is told about the metal of a piece; `isOptional` where it need not be. Throws FIELD_INVALID. */
export function readMetal(input: ItemInput, isOptional: boolean): MetalAnswers {
  const metal = isOptional
    ? (input.metal ?? null)
    : requireAnswer('metal', input.metal, 'Select the metal, or choose I’m not sure');
  const unit = input.unit ?? 'GRAM';
  const weight = isGiven(input.weight) ? readWeight(input.weight, unit) : null;
  const heft = weight === null ? (input.heft ?? null) : null;
  // Plated pieces have no value, whatever they weigh.
  if (weight === null && heft === null && !isOptional && metal !== 'PLATED') {
    throw fieldInvalid('weight', 'Enter the weight');
  }
  return {
    metal,
    fineness: readFineness(input),
    stamp: readOptionalItemText('stamp', input.stamp, { label: 'Stamp', max: code }),
    weight,
    unit,
    heft,
    maker: readOptionalItemText('maker', input.maker, { label: 'Maker or brand', max: name }),
  };
}
