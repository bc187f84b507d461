import type { ItemKindName } from '../../catalogue/items';
import { labelOf, UNIT_SIGNS } from '../../domain/item/cart/item-facts';
import type { QuestionId } from '../../domain/item/questions/dictionary';
import { textOf, type ItemValues } from '../../domain/item/questions/item-values';
import { countedQuestions } from '../../domain/item/questions/visible-questions';

/** Questions that distinguish items. Other answers are only visible when expanded. */
const TELLING: readonly QuestionId[] = [
  'metal',
  'weight',
  'heft',
  'gem',
  'carat',
  'caseMaterial',
  'condition',
  'watchCondition',
];

function summaryOf(id: QuestionId, values: ItemValues): string {
  const answer = textOf(values, id);
  if (id === 'weight') return answer && `${answer} ${UNIT_SIGNS[textOf(values, 'unit')] ?? ''}`;
  if (id === 'carat') return answer && `${answer} ct`;
  return labelOf(id, answer) ?? '';
}

/** Returns a short summary such as "20 g"; empty if no answer matters. */
export function pageAnswers(
  kind: ItemKindName,
  fields: readonly string[],
  values: ItemValues,
): string {
  return countedQuestions(kind, values)
    .filter(({ id }) => fields.includes(id) && TELLING.includes(id))
    .map(({ id }) => summaryOf(id, values))
    .filter((words) => words !== '')
    .join(' · ');
}
