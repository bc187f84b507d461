import type { ItemKindName } from '../../../catalogue/items';
import type { QuestionId } from './dictionary';

export interface FormQuestion {
  readonly id: QuestionId;
  readonly label?: string;
  readonly optional?: boolean;
  readonly initial?: string;
}

/** The first page has the screen's heading. */
export const ITEM_PAGES = {
  material: 'Material',
  size: 'Size and weight',
  stones: 'Stones',
  condition: 'Details and condition',
  photos: 'Photos and papers',
} as const;

export type ItemPageId = 'item' | keyof typeof ITEM_PAGES;

export interface QuestionGroup {
  readonly page: ItemPageId;
  /** Omitted if the only question names the group. */
  readonly heading?: string;
  readonly questions: readonly (QuestionId | FormQuestion)[];
}

const START: QuestionGroup = { page: 'item', questions: ['name'] };
const MATERIAL: QuestionGroup = {
  page: 'material',
  heading: 'Material',
  questions: ['metal', 'purity', 'stamp'],
};
const WEIGHT: QuestionGroup = {
  page: 'size',
  heading: 'Size and weight',
  questions: ['weight', 'unit', 'noScale', 'heft'],
};
const GEM: readonly (QuestionId | FormQuestion)[] = [
  'gem',
  'origin',
  'carat',
  'count',
  'shape',
  'color',
  'clarity',
  'cut',
  'treatments',
  'report',
  'reportNumber',
];
const MAIN_STONE: readonly (QuestionId | FormQuestion)[] = ['hasMain', ...GEM];
const CONDITION: QuestionGroup = { page: 'condition', questions: ['condition'] };
const PHOTOS: QuestionGroup = {
  page: 'photos',
  heading: 'Photos and papers',
  questions: ['photos', 'papers'],
};
const OWNER: QuestionGroup = { page: 'photos', questions: ['own'] };
const CLOSE: readonly QuestionGroup[] = [CONDITION, PHOTOS, OWNER];
const MAKER: QuestionGroup = { page: 'condition', questions: ['maker'] };

function including(group: QuestionGroup, more: readonly (QuestionId | FormQuestion)[]) {
  return { ...group, questions: [...group.questions, ...more] };
}

export const ITEM_FORMS: Readonly<Record<ItemKindName, readonly QuestionGroup[]>> = {
  METAL: [
    including(START, ['what']),
    MATERIAL,
    WEIGHT,
    {
      page: 'condition',
      questions: [{ id: 'maker', label: 'Maker or brand, or the name of the coin or bar' }],
    },
    ...CLOSE,
  ],
  GEMSTONE: [START, { page: 'item', heading: 'Stone', questions: GEM }, ...CLOSE],
  RING: [
    // The name alone would be a page with one field.
    START,
    { ...MATERIAL, page: 'item' },
    WEIGHT,
    { page: 'stones', heading: 'Stones', questions: [...MAIN_STONE, 'smallStones'] },
    { page: 'condition', heading: 'Details', questions: ['ringSize', 'maker'] },
    ...CLOSE,
  ],
  EARRINGS: [
    including(START, ['pair', 'earringStyle']),
    MATERIAL,
    WEIGHT,
    {
      page: 'stones',
      heading: 'Stones',
      questions: [
        ...MAIN_STONE.map((id) => (id === 'count' ? { id, initial: '2' } : id)),
        'smallStones',
      ],
    },
    MAKER,
    ...CLOSE,
  ],
  NECKLACE: [
    including(START, ['necklaceType']),
    MATERIAL,
    WEIGHT,
    { page: 'size', heading: 'Length and links', questions: ['length', 'link', 'solid'] },
    { page: 'stones', heading: 'Stones', questions: [...MAIN_STONE, 'smallStones'] },
    MAKER,
    ...CLOSE,
  ],
  WATCH: [
    START,
    {
      page: 'item',
      heading: 'The watch',
      questions: ['brand', 'model', 'reference', 'year', 'caseMaterial'],
    },
    {
      page: 'condition',
      heading: 'Condition',
      questions: ['running', 'watchCondition', 'boxPapers', 'changedParts', 'lastServiced'],
    },
    PHOTOS,
    OWNER,
  ],
  OTHER: [
    including(START, ['description', 'mainly']),
    {
      page: 'material',
      heading: 'Material',
      questions: [{ id: 'metal', optional: true }, { id: 'purity', optional: true }, 'stamp'],
    },
    {
      page: 'size',
      heading: 'Size and weight',
      questions: [
        { id: 'weight', optional: true },
        'unit',
        'noScale',
        { id: 'heft', optional: true },
      ],
    },
    MAKER,
    ...CLOSE,
  ],
};

export function asked(entry: QuestionId | FormQuestion): FormQuestion {
  return typeof entry === 'string' ? { id: entry } : entry;
}

export function questionsOf(kind: ItemKindName): readonly FormQuestion[] {
  return ITEM_FORMS[kind].flatMap(({ questions }) => questions.map(asked));
}

/** Collapsed by default. */
export const MORE_DETAILS: readonly QuestionId[] = [
  'origin',
  'count',
  'shape',
  'color',
  'clarity',
  'cut',
  'treatments',
  'report',
  'reportNumber',
];

export interface ItemPage {
  readonly id: ItemPageId;
  readonly heading?: string;
  readonly fields: readonly QuestionId[];
}

export function itemPages(kind: ItemKindName): readonly ItemPage[] {
  const groups = ITEM_FORMS[kind];
  return [...new Set(groups.map(({ page }) => page))].map((id) => {
    const fields = groups
      .filter(({ page }) => page === id)
      .flatMap(({ questions }) => questions.map((entry) => asked(entry).id));
    return id === 'item' ? { id, fields } : { id, heading: ITEM_PAGES[id], fields };
  });
}
