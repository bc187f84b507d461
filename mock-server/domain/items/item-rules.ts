import { LIMITS } from '../../../src/catalogue/limits';
import type { QuestionId } from '../../../src/domain/item/questions/dictionary';
import { questionsOf } from '../../../src/domain/item/questions/item-forms';
import { MATERIAL_QUESTIONS } from '../../../src/domain/item/questions/material-questions';
import { PIECE_QUESTIONS } from '../../../src/domain/item/questions/piece-questions';
import { STONE_QUESTIONS } from '../../../src/domain/item/questions/stone-questions';
import { WATCH_QUESTIONS } from '../../../src/domain/item/questions/watch-questions';
import type { ItemInput } from '../../generated/resolver-types';
import type { ItemAnswers } from '../../world/item-answers';
import { isGiven } from '../rules/given';
import { fieldInvalid } from '../rules/refusal';
import { readMetal } from './metal-rules';
import { readOptionalNumber, readText, requireChoice } from './read-answer';
import { readStone } from './stone-rules';
import { readWatch } from './watch-rules';

/** More main stones than any form has fields for. */
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

/** Input with the questions of its kind. */
interface Reading {
  readonly input: ItemInput;
  readonly currentYear: number;
  asks(id: QuestionId): boolean;
}

function readStones({ input, currentYear, asks }: Reading): ItemAnswers['stones'] {
  const given = asks('gem') ? (input.stones ?? []) : [];
  // A piece without stones says so in the previous question, which a loose stone doesn't have.
  if (asks('gem') && !asks('hasMain')) requireChoice(STONE_QUESTIONS.gem, given[0]);
  if (given.length > MAX_STONES) throw fieldInvalid('stones', 'Too many different stones');
  return given.map((stone, index) => readStone(stone, { index, currentYear }));
}

function readRingSize(size: ItemInput['ringSize']): number | null {
  const { path, choices } = PIECE_QUESTIONS.ringSize;
  if (!isGiven(size)) return null;
  if (!choices.some(({ value }) => Number(value) === size)) {
    const { min, max } = LIMITS.itemAnswers.ringSize;
    throw fieldInvalid(path, `Ring size must be from ${min} to ${max}`);
  }
  return size;
}

/** Questions that only some kinds have. */
function readOwnQuestions({ input, currentYear, asks }: Reading) {
  const { what, pair, earringStyle, necklaceType, length, description, mainly } = PIECE_QUESTIONS;
  const { solid } = MATERIAL_QUESTIONS;
  return {
    shapeOfMetal: asks('what') ? requireChoice(what, input.shapeOfMetal) : null,
    ringSize: asks('ringSize') ? readRingSize(input.ringSize) : null,
    pair: asks('pair') ? requireChoice(pair, input.pair) : null,
    earringStyle: asks('earringStyle') ? requireChoice(earringStyle, input.earringStyle) : null,
    necklaceType: asks('necklaceType') ? requireChoice(necklaceType, input.necklaceType) : null,
    lengthInches: asks('length')
      ? readOptionalNumber(length, input.lengthInches, { currentYear })
      : null,
    link: asks('link') ? (input.link ?? null) : null,
    solid: asks('solid') ? requireChoice(solid, input.solid) : null,
    description: asks('description') ? readText(description, input.description) : null,
    mainly: asks('mainly') ? requireChoice(mainly, input.mainly) : null,
    condition: asks('condition') ? requireChoice(PIECE_QUESTIONS.condition, input.condition) : null,
  };
}

/** Checks the answers against the questions of the item's kind. Throws FIELD_INVALID. */
export function readItem(input: ItemInput, currentYear: number): ItemAnswers {
  const { kind } = input;
  const questions = new Map(questionsOf(kind).map((entry) => [entry.id, entry]));
  const reading: Reading = { input, currentYear, asks: (id) => questions.has(id) };
  const name = readText(PIECE_QUESTIONS.name, input.name);
  const own = readOwnQuestions(reading);
  const metal = reading.asks('metal')
    ? readMetal(input, { isOptional: questions.get('metal')?.optional ?? false, currentYear })
    : NO_METAL;
  const stones = readStones(reading);
  const smallStonesCarats = reading.asks('smallStones')
    ? readOptionalNumber(STONE_QUESTIONS.smallStones, input.smallStonesCarats, { currentYear })
    : null;
  const watch = reading.asks('brand')
    ? readWatch(requireChoice(WATCH_QUESTIONS.brand, input.watch), currentYear)
    : null;
  const { own: owner, photos, papers } = PIECE_QUESTIONS;
  if (!input.ownershipConfirmed) throw fieldInvalid(owner.path, owner.message);
  const { maxFiles } = LIMITS.upload;
  const photoIds = [...new Set(input.photoIds ?? [])];
  const documentIds = [...new Set(input.documentIds ?? [])];
  if (photoIds.length > maxFiles) throw fieldInvalid(photos.path, 'Too many photos');
  if (documentIds.length > maxFiles) throw fieldInvalid(papers.path, 'Too many files');
  return { kind, name, ...own, ...metal, stones, smallStonesCarats, watch, photoIds, documentIds };
}
