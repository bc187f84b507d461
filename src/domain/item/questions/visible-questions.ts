import { FINENESS, type ItemKindName, type PreciousMetal } from '../../../catalogue/items';
import type { QuestionId } from './dictionary';
import { MORE_DETAILS, questionsOf, type FormQuestion } from './item-forms';
import { showsMoreDetails, textOf, type ItemValues } from './item-values';

/** Null for metals without stamps. */
export function preciousMetal(values: ItemValues): PreciousMetal | null {
  const metal = textOf(values, 'metal');
  return Object.hasOwn(FINENESS, metal) ? (metal as PreciousMetal) : null;
}

/** A gemstone's form asks them without asking whether there is a stone. */
const OF_THE_STONE: readonly QuestionId[] = ['gem', 'carat', ...MORE_DETAILS];

function hasStone(kind: ItemKindName, values: ItemValues): boolean {
  return kind === 'GEMSTONE' || textOf(values, 'hasMain') === 'YES';
}

function isPut(id: QuestionId, kind: ItemKindName, values: ItemValues): boolean {
  if (id === 'purity') return preciousMetal(values) !== null;
  if (id === 'weight' || id === 'unit') return values['noScale'] !== true;
  if (id === 'heft') return values['noScale'] === true;
  if (!OF_THE_STONE.includes(id)) return true;
  if (!hasStone(kind, values)) return false;
  if (id === 'cut') return textOf(values, 'shape') === 'ROUND';
  if (id === 'reportNumber') return !['', 'NONE'].includes(textOf(values, 'report'));
  return true;
}

/** Answers that decide which questions are shown, and their content. */
const DECIDING: readonly string[] = ['metal', 'noScale', 'hasMain', 'shape', 'report', 'pair'];

/** `putQuestions` needs no other answers. */
export function decidingAnswers(values: ItemValues): ItemValues {
  return Object.fromEntries(Object.entries(values).filter(([id]) => DECIDING.includes(id)));
}

/** Includes questions in a closed disclosure. */
export function putQuestions(kind: ItemKindName, values: ItemValues): readonly FormQuestion[] {
  return questionsOf(kind).filter(({ id }) => isPut(id, kind, values));
}

/** Excludes questions in a closed disclosure. */
export function countedQuestions(kind: ItemKindName, values: ItemValues): readonly FormQuestion[] {
  const more = showsMoreDetails(kind, values);
  // The number of stones always counts: it has an initial value.
  return putQuestions(kind, values).filter(
    ({ id }) => more || id === 'count' || !MORE_DETAILS.includes(id),
  );
}
