import { FINENESS, KARATS, type PreciousMetal } from '../../../catalogue/items';
import { LIMITS } from '../../../catalogue/limits';
import { numberText } from '../../../catalogue/plain-text';
import type { Choice, Question } from './question-types';

const { grams, code, name } = LIMITS.itemAnswers;

export function purityChoices(metal: PreciousMetal): readonly Choice[] {
  return FINENESS[metal].map((fineness) => ({
    value: String(fineness),
    label: metal === 'GOLD' ? KARATS[fineness as keyof typeof KARATS] : String(fineness),
  }));
}

export const MATERIAL_QUESTIONS = {
  metal: {
    control: 'radios',
    label: 'Metal',
    hint: 'White gold is still gold',
    path: 'metal',
    unsure: true,
    choices: [
      { value: 'GOLD', label: 'Gold' },
      { value: 'SILVER', label: 'Silver' },
      { value: 'PLATINUM', label: 'Platinum' },
      { value: 'PALLADIUM', label: 'Palladium' },
      { value: 'PLATED', label: 'Plated or costume' },
    ],
    message: 'Select the metal, or choose I’m not sure',
  },
  purity: {
    control: 'select',
    label: 'Purity',
    hint: 'Look for a stamp such as 14K, 585 or 925',
    path: 'fineness',
    unsure: true,
    numeric: true,
    choices: [],
    message: 'Select the purity, or choose I’m not sure',
  },
  stamp: {
    control: 'text',
    label: 'Stamp or hallmark',
    hint: 'Type what you can read',
    path: 'stamp',
    optional: true,
    max: code,
    messages: { tooLong: `Stamp must be ${code} characters or fewer` },
  },
  weight: {
    control: 'number',
    label: 'Weight',
    hint: 'Weigh the whole piece; a kitchen scale is fine',
    path: 'weight',
    decimals: 2,
    min: 0,
    aboveMin: true,
    max: grams.max,
    messages: {
      empty: 'Enter the weight',
      example: '12.5',
      below: 'Weight must be more than 0',
      above: `Weight must be ${numberText(grams.max)} grams or less. Contact us about larger lots`,
    },
  },
  unit: {
    control: 'select',
    label: 'Unit',
    path: 'unit',
    choices: [
      { value: 'GRAM', label: 'grams (g)' },
      { value: 'PENNYWEIGHT', label: 'pennyweight (dwt)' },
      { value: 'TROY_OUNCE', label: 'troy ounces (ozt)' },
      { value: 'OUNCE', label: 'ounces (oz, kitchen scale)' },
    ],
  },
  noScale: {
    control: 'tick',
    label: 'I don’t have a scale',
    hint: 'We’ll use a typical weight and show a wider range',
  },
  heft: {
    control: 'radios',
    label: 'How heavy does it feel?',
    path: 'heft',
    choices: [
      { value: 'THIN', label: 'Thin' },
      { value: 'MEDIUM', label: 'Medium' },
      { value: 'HEAVY', label: 'Heavy' },
    ],
    message: 'Select thin, medium or heavy',
  },
  solid: {
    control: 'radios',
    label: 'Solid or hollow?',
    hint: 'Hollow chains feel light for their size',
    path: 'solid',
    unsure: true,
    choices: [
      { value: 'SOLID', label: 'Solid' },
      { value: 'HOLLOW', label: 'Hollow' },
    ],
    message: 'Select solid or hollow, or choose I’m not sure',
  },
  maker: {
    control: 'text',
    label: 'Maker or brand',
    path: 'maker',
    optional: true,
    max: name,
    messages: { tooLong: `Maker or brand must be ${name} characters or fewer` },
  },
} as const satisfies Record<string, Question>;
