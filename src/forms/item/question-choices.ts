import type { QuestionId } from '../../domain/item/questions/dictionary';
import type { ItemValues } from '../../domain/item/questions/item-values';
import { purityChoices } from '../../domain/item/questions/material-questions';
import {
  UNSURE,
  type Choice,
  type ChoiceQuestion,
} from '../../domain/item/questions/question-types';
import { preciousMetal } from '../../domain/item/questions/visible-questions';
import { ANOTHER_BRAND } from '../../domain/item/questions/watch-questions';

const NOT_SURE: Choice = { value: UNSURE, label: 'I’m not sure' };

/** From the dictionary, the metal or the reference data. */
export function choicesOf(
  id: QuestionId,
  question: ChoiceQuestion,
  values: ItemValues,
  brands: readonly string[],
): readonly Choice[] {
  const metal = preciousMetal(values);
  const own: readonly Choice[] =
    id === 'purity'
      ? metal === null
        ? []
        : purityChoices(metal)
      : id === 'brand'
        ? [
            ...brands.map((name) => ({ value: name, label: name })),
            { value: ANOTHER_BRAND, label: 'Another brand', other: true },
          ]
        : question.choices;
  return question.unsure === true ? [...own, NOT_SURE] : own;
}
