import { FINENESS, type ItemKindName, type PreciousMetal } from '../../../catalogue/items';
import type { QuestionId } from './dictionary';
import { MORE_DETAILS, questionsOf, type AskedQuestion } from './item-forms';
import { asksMoreDetails, textOf, type ItemValues } from './item-values';

/** The metal that an item is of, where it is one with stamps; null otherwise. */
export function preciousMetal(values: ItemValues): PreciousMetal | null {
  const metal = textOf(values, 'metal');
  return Object.hasOwn(FINENESS, metal) ? (metal as PreciousMetal) : null;
}

/** The questions of the main stone; a gemstone has them without being asked whether it has one. */
const OF_THE_STONE: readonly QuestionId[] = ['gem', 'carat', ...MORE_DETAILS];

function hasStone(kind: ItemKindName, values: ItemValues): boolean {
  return kind === 'GEMSTONE' || textOf(values, 'hasMain') === 'YES';
}

/** Whether a question is shown, given the answers before it. */
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

/** The answers that decide which questions are shown, and what those ask. */
const DECIDING: readonly string[] = ['metal', 'noScale', 'hasMain', 'shape', 'report', 'pair'];

/** Of all answers those that decide about questions: `putQuestions` needs no others. */
export function decidingAnswers(values: ItemValues): ItemValues {
  return Object.fromEntries(Object.entries(values).filter(([id]) => DECIDING.includes(id)));
}

/** The questions of a kind that are shown, including those in a closed disclosure. */
export function putQuestions(kind: ItemKindName, values: ItemValues): readonly AskedQuestion[] {
  return questionsOf(kind).filter(({ id }) => isPut(id, kind, values));
}

/** The questions whose answers count: those that are shown, without details left closed. */
export function countedQuestions(kind: ItemKindName, values: ItemValues): readonly AskedQuestion[] {
  const more = asksMoreDetails(kind, values);
  // How many stones there are counts in any case: it starts with an answer.
  return putQuestions(kind, values).filter(
    ({ id }) => more || id === 'count' || !MORE_DETAILS.includes(id),
  );
}
