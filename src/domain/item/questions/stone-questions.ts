import { LIMITS } from '../../../catalogue/limits';
import type { Choice, Question } from './question-types';

const { carats, stones, smallStones, code } = LIMITS.itemAnswers;

/** The codes are the labels. */
function codes(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value, label: value }));
}

const YES_OR_NO: readonly Choice[] = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

const CARATS = `Carat weight must be between ${carats.min} and ${carats.max}`;
const STONES = `Number of stones must be a whole number from ${stones.min} to ${stones.max}`;

export const STONE_QUESTIONS = {
  hasMain: {
    control: 'radios',
    label: 'Does it have a main stone?',
    choices: YES_OR_NO,
    message: 'Select yes if it has a main stone',
  },
  gem: {
    control: 'select',
    label: 'Type of stone',
    path: 'stones.0.type',
    unsure: true,
    choices: [
      { value: 'DIAMOND', label: 'Diamond' },
      { value: 'RUBY', label: 'Ruby' },
      { value: 'SAPPHIRE', label: 'Sapphire' },
      { value: 'EMERALD', label: 'Emerald' },
      { value: 'PEARL', label: 'Pearl' },
      { value: 'OPAL', label: 'Opal' },
      { value: 'AMETHYST', label: 'Amethyst' },
      { value: 'TOPAZ', label: 'Topaz' },
      { value: 'GARNET', label: 'Garnet' },
      { value: 'CUBIC_ZIRCONIA', label: 'Cubic zirconia' },
      { value: 'MOISSANITE', label: 'Moissanite' },
      { value: 'OTHER', label: 'Other' },
    ],
    message: 'Select the type of stone, or choose I’m not sure',
  },
  origin: {
    control: 'radios',
    label: 'Natural or lab-grown?',
    hint: 'Lab-grown stones are real, but resell for less',
    path: 'stones.0.origin',
    unsure: true,
    choices: [
      { value: 'NATURAL', label: 'Natural' },
      { value: 'LAB_GROWN', label: 'Lab-grown' },
    ],
    message: 'Select natural or lab-grown, or choose I’m not sure',
  },
  carat: {
    control: 'number',
    label: 'Carat weight',
    hint: 'For one stone; 1 carat is 0.2 grams',
    path: 'stones.0.carats',
    decimals: 2,
    min: carats.min,
    max: carats.max,
    messages: {
      empty: 'Enter the carat weight',
      example: '0.75',
      below: CARATS,
      above: CARATS,
    },
  },
  count: {
    control: 'number',
    label: 'Number of stones this size',
    path: 'stones.0.count',
    decimals: 0,
    min: stones.min,
    max: stones.max,
    messages: {
      empty: STONES,
      notNumber: STONES,
      below: STONES,
      above: STONES,
    },
  },
  shape: {
    control: 'radios',
    label: 'Shape',
    path: 'stones.0.shape',
    unsure: true,
    drawings: 'shapes',
    choices: [
      { value: 'ROUND', label: 'Round' },
      { value: 'PRINCESS', label: 'Princess' },
      { value: 'CUSHION', label: 'Cushion' },
      { value: 'OVAL', label: 'Oval' },
      { value: 'EMERALD', label: 'Emerald' },
      { value: 'PEAR', label: 'Pear' },
      { value: 'MARQUISE', label: 'Marquise' },
      { value: 'RADIANT', label: 'Radiant' },
      { value: 'OTHER', label: 'Other' },
    ],
    message: 'Select the shape, or choose I’m not sure',
  },
  color: {
    control: 'select',
    label: 'Color',
    hint: 'Diamonds: D is colorless, Z is light yellow',
    path: 'stones.0.color',
    unsure: true,
    choices: [
      ...codes(['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K']),
      { value: 'L_M', label: 'L–M' },
      { value: 'N_Z', label: 'N–Z' },
      { value: 'FANCY', label: 'Fancy color' },
      { value: 'BLACK', label: 'Black' },
    ],
    message: 'Select the color, or choose I’m not sure',
  },
  clarity: {
    control: 'select',
    label: 'Clarity',
    hint: 'It’s on the grading report',
    path: 'stones.0.clarity',
    unsure: true,
    choices: [
      ...codes(['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1']),
      { value: 'I2_I3', label: 'I2–I3' },
    ],
    message: 'Select the clarity, or choose I’m not sure',
  },
  cut: {
    control: 'radios',
    label: 'Cut grade',
    hint: 'Round diamonds only',
    path: 'stones.0.cut',
    unsure: true,
    choices: [
      { value: 'EXCELLENT', label: 'Excellent' },
      { value: 'VERY_GOOD', label: 'Very good' },
      { value: 'GOOD', label: 'Good' },
      { value: 'FAIR', label: 'Fair' },
      { value: 'POOR', label: 'Poor' },
    ],
    message: 'Select the cut grade, or choose I’m not sure',
  },
  treatments: {
    control: 'many',
    label: 'Treatments you know of',
    path: 'stones.0.treatments',
    optional: true,
    choices: [
      { value: 'FRACTURE_FILLED', label: 'Fracture filled' },
      { value: 'CLARITY_ENHANCED', label: 'Clarity enhanced' },
      { value: 'HEATED', label: 'Heated' },
      { value: 'COLOR_TREATED', label: 'Color treated' },
      { value: 'OTHER', label: 'Other' },
    ],
  },
  report: {
    control: 'radios',
    label: 'Does it have a grading report?',
    path: 'stones.0.report',
    choices: [
      { value: 'GIA', label: 'GIA' },
      { value: 'IGI', label: 'IGI' },
      { value: 'OTHER_LAB', label: 'Another lab' },
      { value: 'NONE', label: 'No report' },
    ],
    message: 'Select the grading report, or choose No report',
  },
  reportNumber: {
    control: 'text',
    label: 'Report number',
    path: 'stones.0.reportNumber',
    optional: true,
    max: code,
    format: {
      test: /^[\p{L}\p{N}-]*$/u,
      message: 'Report number must only include letters, numbers and hyphens',
    },
    messages: { tooLong: `Report number must be ${code} characters or fewer` },
  },
  smallStones: {
    control: 'number',
    label: 'Total carat weight of the smaller stones',
    hint: 'Often marked “ctw”',
    path: 'smallStonesCarats',
    optional: true,
    decimals: 2,
    min: 0,
    max: smallStones.max,
    messages: {
      subject: 'Total carat weight',
      example: '0.75',
      below: 'Total carat weight must be 0 or more',
      above: `Total carat weight must be ${smallStones.max} or less`,
    },
  },
} as const satisfies Record<string, Question>;
