import type { ItemKindName } from '../../catalogue/items';
import { labelOf, UNIT_SIGNS } from '../../domain/item/cart/item-facts';
import type { QuestionId } from '../../domain/item/questions/dictionary';
import { textOf, type ItemValues } from '../../domain/item/questions/item-values';
import { countedQuestions } from '../../domain/item/questions/visible-questions';

/** What tells an item from others on each page; all else is read where it is folded out. */
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

function said(id: QuestionId, values: ItemValues): string {
  const answer = textOf(values, id);
  if (id === 'weight') return answer && `${answer} ${UNIT_SIGNS[textOf(values, 'unit')] ?? ''}`;
  if (id === 'carat') return answer && `${answer} ct`;
  return labelOf(id, answer) ?? '';
}

/** What was answered on a page of an item, in a few words: "20 g". Empty where nothing tells much. */
export function pageAnswers(
  kind: ItemKindName,
  fields: readonly string[],
  values: ItemValues,
): string {
  return countedQuestions(kind, values)
    .filter(({ id }) => fields.includes(id) && TELLING.includes(id))
    .map(({ id }) => said(id, values))
    .filter((words) => words !== '')
    .join(' · ');
}
