import { LARGEST_FILE } from '../../../catalogue/file-content';
import { LIMITS } from '../../../catalogue/limits';
import type { Choice, Question } from './question-types';

const { ringSize, lengthInches, description, name } = LIMITS.itemAnswers;

function ringSizes(): readonly Choice[] {
  const { min, max, step } = ringSize;
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => {
    const size = String(min + index * step);
    return { value: size, label: size };
  });
}

const LENGTH = `Length must be between ${lengthInches.min} and ${lengthInches.max} inches`;

export const PIECE_QUESTIONS = {
  name: {
    control: 'text',
    label: 'Item name',
    hint: 'For example, Grandmother’s ring',
    path: 'name',
    max: name,
    messages: {
      empty: 'Enter a name for this item',
      tooLong: `Item name must be ${name} characters or fewer`,
    },
  },
  what: {
    control: 'radios',
    label: 'What is it?',
    path: 'shapeOfMetal',
    choices: [
      { value: 'CHAIN_OR_BRACELET', label: 'Chain or bracelet' },
      { value: 'COIN', label: 'Coin' },
      { value: 'BAR', label: 'Bar' },
      { value: 'SCRAP', label: 'Scrap or broken pieces' },
      { value: 'OTHER', label: 'Other' },
    ],
    message: 'Select what it is',
  },
  ringSize: {
    control: 'select',
    label: 'Ring size',
    hint: 'US sizes',
    path: 'ringSize',
    optional: true,
    numeric: true,
    choices: ringSizes(),
  },
  pair: {
    control: 'radios',
    label: 'Do you have both earrings?',
    path: 'pair',
    choices: [
      { value: 'BOTH', label: 'Both' },
      { value: 'ONE', label: 'One only' },
    ],
    message: 'Select both or one only',
  },
  earringStyle: {
    control: 'radios',
    label: 'Style',
    path: 'earringStyle',
    choices: [
      { value: 'STUDS', label: 'Studs' },
      { value: 'HOOPS', label: 'Hoops' },
      { value: 'DROPS', label: 'Drops' },
      { value: 'OTHER', label: 'Other' },
    ],
    message: 'Select the style',
  },
  necklaceType: {
    control: 'radios',
    label: 'What is it?',
    path: 'necklaceType',
    choices: [
      { value: 'CHAIN', label: 'Chain' },
      { value: 'PENDANT', label: 'Pendant' },
      { value: 'CHAIN_WITH_PENDANT', label: 'Chain with pendant' },
    ],
    message: 'Select what it is',
  },
  length: {
    control: 'number',
    label: 'Length',
    hint: 'In inches, end to end',
    path: 'lengthInches',
    optional: true,
    decimals: 2,
    min: lengthInches.min,
    max: lengthInches.max,
    suffix: 'inches',
    messages: {
      example: '18.5',
      below: LENGTH,
      above: LENGTH,
    },
  },
  link: {
    control: 'radios',
    label: 'Link style',
    path: 'link',
    optional: true,
    unsure: true,
    drawings: 'links',
    choices: [
      { value: 'ROPE', label: 'Rope' },
      { value: 'CUBAN', label: 'Cuban' },
      { value: 'BOX', label: 'Box' },
      { value: 'FIGARO', label: 'Figaro' },
      { value: 'SNAKE', label: 'Snake' },
      { value: 'OTHER', label: 'Other' },
    ],
  },
  description: {
    control: 'lines',
    label: 'Describe your item',
    hint: 'What it is, what it’s made of, any marks',
    path: 'description',
    min: description.min,
    max: description.max,
    messages: {
      empty: 'Describe your item',
      tooShort: `Description must be ${description.min} characters or more`,
      tooLong: `Description must be ${description.max} characters or fewer`,
    },
  },
  mainly: {
    control: 'radios',
    label: 'What is it mainly made of?',
    path: 'mainly',
    unsure: true,
    choices: [
      { value: 'PRECIOUS_METAL', label: 'Precious metal' },
      { value: 'GEMSTONES', label: 'Gemstones' },
      { value: 'BOTH', label: 'Both' },
      { value: 'SOMETHING_ELSE', label: 'Something else' },
    ],
    message: 'Select what it’s mainly made of, or choose I’m not sure',
  },
  condition: {
    control: 'radios',
    label: 'Condition',
    hint: 'Broken pieces still have metal value',
    path: 'condition',
    unsure: true,
    choices: [
      { value: 'LIKE_NEW', label: 'Like new' },
      { value: 'GOOD', label: 'Good' },
      { value: 'WORN', label: 'Worn' },
      { value: 'BROKEN', label: 'Broken or incomplete' },
    ],
    message: 'Select the condition',
  },
  photos: {
    control: 'files',
    purpose: 'PHOTO',
    label: 'Photos (optional for an estimate)',
    hint: `Front, back and any stamps; JPG, PNG or HEIC, up to ${LARGEST_FILE} each`,
    path: 'photoIds',
    optional: true,
  },
  papers: {
    control: 'files',
    purpose: 'PAPER',
    label: 'Receipt, appraisal or certificate (optional)',
    hint: 'An old appraisal helps us identify it, but may not match resale value',
    path: 'documentIds',
    optional: true,
  },
  own: {
    control: 'tick',
    label: 'I own this item, and it isn’t security for another loan',
    path: 'ownershipConfirmed',
    message: 'Confirm that you own this item',
  },
} as const satisfies Record<string, Question>;
