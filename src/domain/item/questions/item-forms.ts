import type { ItemKindName } from '../../../catalogue/items';
import type { QuestionId } from './dictionary';

/** A question in the form of a kind, with what that kind says differently. */
export interface AskedQuestion {
  readonly id: QuestionId;
  readonly label?: string;
  readonly optional?: boolean;
  /** What the field starts with. */
  readonly initial?: string;
}

/** Questions that belong together. */
export interface QuestionGroup {
  /** Left out where the only question names the group. */
  readonly heading?: string;
  readonly questions: readonly (QuestionId | AskedQuestion)[];
}

const START: QuestionGroup = { questions: ['name'] };
const MATERIAL: QuestionGroup = { heading: 'Material', questions: ['metal', 'purity', 'stamp'] };
const WEIGHT: QuestionGroup = {
  heading: 'Size and weight',
  questions: ['weight', 'unit', 'noScale', 'heft'],
};
const GEM: readonly (QuestionId | AskedQuestion)[] = [
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
const MAIN_STONE: readonly (QuestionId | AskedQuestion)[] = ['hasMain', ...GEM];
const CONDITION: QuestionGroup = { questions: ['condition'] };
const PHOTOS: QuestionGroup = { heading: 'Photos and papers', questions: ['photos', 'papers'] };
const OWNER: QuestionGroup = { questions: ['own'] };
const CLOSE: readonly QuestionGroup[] = [CONDITION, PHOTOS, OWNER];
const MAKER: QuestionGroup = { questions: ['maker'] };

/** The same group with another heading, or with questions after its own. */
function including(group: QuestionGroup, more: readonly (QuestionId | AskedQuestion)[]) {
  return { ...group, questions: [...group.questions, ...more] };
}

/** The form of each kind: its questions in order, in short groups. */
export const ITEM_FORMS: Readonly<Record<ItemKindName, readonly QuestionGroup[]>> = {
  METAL: [
    including(START, ['what']),
    MATERIAL,
    WEIGHT,
    { questions: [{ id: 'maker', label: 'Maker or brand, or the name of the coin or bar' }] },
    ...CLOSE,
  ],
  GEMSTONE: [START, { heading: 'Stone', questions: GEM }, ...CLOSE],
  RING: [
    START,
    MATERIAL,
    WEIGHT,
    { heading: 'Stones', questions: [...MAIN_STONE, 'smallStones'] },
    { heading: 'Details', questions: ['ringSize', 'maker'] },
    ...CLOSE,
  ],
  EARRINGS: [
    including(START, ['pair', 'earringStyle']),
    MATERIAL,
    WEIGHT,
    {
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
    { heading: 'Length and links', questions: ['length', 'link', 'solid'] },
    { heading: 'Stones', questions: [...MAIN_STONE, 'smallStones'] },
    MAKER,
    ...CLOSE,
  ],
  WATCH: [
    START,
    { heading: 'The watch', questions: ['brand', 'model', 'reference', 'year', 'caseMaterial'] },
    {
      heading: 'Condition',
      questions: ['running', 'watchCondition', 'boxPapers', 'changedParts', 'lastServiced'],
    },
    PHOTOS,
    OWNER,
  ],
  OTHER: [
    including(START, ['description', 'mainly']),
    {
      heading: 'Material',
      questions: [{ id: 'metal', optional: true }, { id: 'purity', optional: true }, 'stamp'],
    },
    {
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

/** A question of a group, whichever way it is written there. */
export function asked(entry: QuestionId | AskedQuestion): AskedQuestion {
  return typeof entry === 'string' ? { id: entry } : entry;
}

/** The questions of a kind in order. */
export function questionsOf(kind: ItemKindName): readonly AskedQuestion[] {
  return ITEM_FORMS[kind].flatMap(({ questions }) => questions.map(asked));
}

/** What the details of a stone beyond its type and weight are: closed until somebody has more to say. */
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
