import { LIMITS } from '../../../src/catalogue/limits';
import type { ItemInput, ItemKind } from '../../generated/resolver-types';
import type { ItemAnswers } from '../../world/item-answers';
import { fieldInvalid } from '../rules/refusal';
import { readItemText, readOptionalNumber, requireAnswer } from './item-number-rules';
import { readMetal } from './metal-rules';
import { readStone } from './stone-rules';
import { readWatch } from './watch-rules';

const RULES = LIMITS.itemAnswers;

/** More different main stones than any piece is asked about. */
const MAX_STONES = 10;

const NO_METAL = {
  metal: null,
  fineness: null,
  stamp: null,
  weight: null,
  unit: 'GRAM',
  heft: null,
  maker: null,
} as const;

const SET_WITH_STONES: readonly ItemKind[] = ['GEMSTONE', 'RING', 'EARRINGS', 'NECKLACE'];

function readStones(input: ItemInput): ItemAnswers['stones'] {
  const { kind } = input;
  const given = SET_WITH_STONES.includes(kind) ? (input.stones ?? []) : [];
  if (kind === 'GEMSTONE' && given.length === 0) {
    throw fieldInvalid('stones.0.type', 'Select the type of stone, or choose I’m not sure');
  }
  if (given.length > MAX_STONES) throw fieldInvalid('stones', 'Too many different stones');
  return given.map((stone, index) => readStone(`stones.${index}`, stone));
}

/** The questions that only one kind asks. */
function readOwnQuestions(input: ItemInput) {
  const { kind } = input;
  const only = <Value>(of: ItemKind, value: Value | null | undefined): Value | null =>
    kind === of ? (value ?? null) : null;
  const required = <Value>(
    of: ItemKind,
    field: string,
    value: Value | null | undefined,
    message: string,
  ): Value | null => (kind === of ? requireAnswer(field, value, message) : null);
  const size = only('RING', input.ringSize);
  const length = only('NECKLACE', input.lengthInches);
  return {
    shapeOfMetal: required('METAL', 'shapeOfMetal', input.shapeOfMetal, 'Select what it is'),
    ringSize: readOptionalNumber('ringSize', size, {
      ...RULES.ringSize,
      message: 'Ring size must be from 3 to 15',
    }),
    pair: required('EARRINGS', 'pair', input.pair, 'Select both or one only'),
    earringStyle: required('EARRINGS', 'earringStyle', input.earringStyle, 'Select the style'),
    necklaceType: required('NECKLACE', 'necklaceType', input.necklaceType, 'Select what it is'),
    lengthInches: readOptionalNumber('lengthInches', length, {
      ...RULES.lengthInches,
      message: 'Length must be between 10 and 40 inches',
    }),
    link: only('NECKLACE', input.link),
    solid: required(
      'NECKLACE',
      'solid',
      input.solid,
      'Select solid or hollow, or choose I’m not sure',
    ),
    description:
      kind === 'OTHER'
        ? readItemText('description', input.description, {
            ...RULES.description,
            label: 'Description',
            missing: 'Describe your item',
          })
        : null,
    mainly: required(
      'OTHER',
      'mainly',
      input.mainly,
      'Select what it’s mainly made of, or choose I’m not sure',
    ),
  };
}

/** The answers about an item, checked by the rules of its kind. Throws FIELD_INVALID, naming the field. */
export function readItem(input: ItemInput, currentYear: number): ItemAnswers {
  const { kind } = input;
  const name = readItemText('name', input.name, {
    label: 'Item name',
    max: RULES.name,
    missing: 'Enter a name for this item',
  });
  const own = readOwnQuestions(input);
  const metal =
    kind === 'GEMSTONE' || kind === 'WATCH' ? NO_METAL : readMetal(input, kind === 'OTHER');
  const stones = readStones(input);
  const smallStonesCarats = readOptionalNumber(
    'smallStonesCarats',
    kind === 'GEMSTONE' || !SET_WITH_STONES.includes(kind) ? null : input.smallStonesCarats,
    { min: 0, ...RULES.smallStones, message: 'Total carat weight must be 20 or less' },
  );
  const watch =
    kind === 'WATCH'
      ? readWatch(requireAnswer('watch.brand', input.watch, 'Select the brand'), currentYear)
      : null;
  const condition =
    kind === 'WATCH' ? null : requireAnswer('condition', input.condition, 'Select the condition');
  if (!input.ownershipConfirmed) {
    throw fieldInvalid('ownershipConfirmed', 'Confirm that you own this item');
  }
  const { maxFiles } = LIMITS.upload;
  const photoIds = [...new Set(input.photoIds ?? [])];
  const documentIds = [...new Set(input.documentIds ?? [])];
  if (photoIds.length > maxFiles) throw fieldInvalid('photoIds', 'Too many photos');
  if (documentIds.length > maxFiles) throw fieldInvalid('documentIds', 'Too many files');
  return {
    kind,
    name,
    ...own,
    ...metal,
    stones,
    smallStonesCarats,
    watch,
    condition,
    photoIds,
    documentIds,
  };
}
