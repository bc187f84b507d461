import { LIMITS } from '../../../catalogue/limits';
import type { Choice, Question } from './question-types';

const { year, code, name } = LIMITS.itemAnswers;

const YES_OR_NO: readonly Choice[] = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

/** Brand that isn't in the list. */
export const ANOTHER_BRAND = 'OTHER';

const YEAR = `Year must be between ${year.min} and {year}`;
const LAST_SERVICED = `Last serviced must be a year between ${year.min} and {year}`;

/** Brands come from the reference data. No year is in the future. */
export const WATCH_QUESTIONS = {
  brand: {
    control: 'combobox',
    label: 'Brand',
    path: 'watch.brand',
    choices: [],
    message: 'Select the brand',
  },
  model: {
    control: 'text',
    label: 'Model',
    hint: 'For example, the name on the dial',
    path: 'watch.model',
    max: name,
    messages: {
      empty: 'Enter the model, or type Not sure',
      tooLong: `Model must be ${name} characters or fewer`,
    },
  },
  reference: {
    control: 'text',
    label: 'Reference number',
    hint: 'Between the lugs, on the case back or on the card',
    path: 'watch.reference',
    optional: true,
    max: code,
    messages: { tooLong: `Reference number must be ${code} characters or fewer` },
  },
  year: {
    control: 'number',
    label: 'Year (your best guess)',
    path: 'watch.year',
    decimals: 0,
    min: year.min,
    max: 'current year',
    messages: {
      empty: 'Enter the year, or your best guess',
      notNumber: YEAR,
      below: YEAR,
      above: YEAR,
    },
  },
  caseMaterial: {
    control: 'radios',
    label: 'Case material',
    path: 'watch.caseMaterial',
    unsure: true,
    choices: [
      { value: 'STEEL', label: 'Steel' },
      { value: 'GOLD', label: 'Gold' },
      { value: 'TWO_TONE', label: 'Two-tone' },
      { value: 'PLATINUM', label: 'Platinum' },
      { value: 'TITANIUM_OR_CERAMIC', label: 'Titanium or ceramic' },
      { value: 'OTHER', label: 'Other' },
    ],
    message: 'Select the case material, or choose I’m not sure',
  },
  running: {
    control: 'radios',
    label: 'Does it run?',
    path: 'watch.running',
    unsure: true,
    choices: YES_OR_NO,
    message: 'Select yes if the watch runs, or choose I’m not sure',
  },
  watchCondition: {
    control: 'radios',
    label: 'Condition',
    path: 'watch.condition',
    choices: [
      { value: 'UNWORN', label: 'Unworn', description: 'never worn, stickers on' },
      { value: 'EXCELLENT', label: 'Excellent', description: 'no visible marks' },
      { value: 'GOOD', label: 'Good', description: 'light marks' },
      { value: 'FAIR', label: 'Fair', description: 'scratches or dents' },
      { value: 'POOR', label: 'Poor', description: 'damaged' },
    ],
    message: 'Select the condition',
  },
  boxPapers: {
    control: 'radios',
    label: 'Original box and papers',
    path: 'watch.boxPapers',
    choices: [
      { value: 'BOTH', label: 'Both' },
      { value: 'PAPERS_ONLY', label: 'Papers only' },
      { value: 'BOX_ONLY', label: 'Box only' },
      { value: 'NEITHER', label: 'Neither' },
    ],
    message: 'Select what you have',
  },
  changedParts: {
    control: 'radios',
    label: 'Any changed parts?',
    hint: 'For example, dial, bezel or added diamonds',
    path: 'watch.changedParts',
    unsure: true,
    choices: YES_OR_NO,
    message: 'Select yes if parts were changed, or choose I’m not sure',
  },
  lastServiced: {
    control: 'number',
    label: 'Last serviced',
    hint: 'Year only',
    path: 'watch.lastServiced',
    optional: true,
    decimals: 0,
    min: year.min,
    max: 'current year',
    messages: {
      notNumber: LAST_SERVICED,
      below: LAST_SERVICED,
      above: LAST_SERVICED,
    },
  },
} as const satisfies Record<string, Question>;

/** The only rule that compares two answers. */
export const SERVICED_TOO_EARLY = 'Last service year can’t be before the watch’s year';
