import { GRAMS_PER_UNIT, type WeightUnitName } from '../../../catalogue/items';
import { clock } from '../../../services/clock';
import { readNumber } from '../../../catalogue/read-number';
import { notReadProblem, numberProblem, textProblem } from './answer-problem';
import { question, type QuestionId } from './dictionary';
import type { FormQuestion } from './item-forms';
import { textOf, type ItemValues } from './item-values';
import type { NumberQuestion, Question } from './question-types';
import { SERVICED_TOO_EARLY } from './watch-questions';

export function inGrams(weight: number, values: ItemValues): number {
  const unit = textOf(values, 'unit');
  return (
    weight * (Object.hasOwn(GRAMS_PER_UNIT, unit) ? GRAMS_PER_UNIT[unit as WeightUnitName] : 1)
  );
}

function checkNumber(
  id: QuestionId,
  definition: NumberQuestion,
  values: ItemValues,
  optional: boolean,
): string | null {
  const { value, problem } = readNumber(textOf(values, id));
  if (problem === 'empty' && optional) return null;
  const currentYear = clock.date().getFullYear();
  if (problem !== null) return notReadProblem(definition, { currentYear, problem });
  const compared = id === 'weight' ? inGrams(value, values) : value;
  return numberProblem(definition, value, { currentYear, compared });
}

function check(id: QuestionId, definition: Question, values: ItemValues, optional: boolean) {
  switch (definition.control) {
    case 'text':
    case 'lines':
      return textProblem(definition, textOf(values, id), optional);
    case 'number':
      return checkNumber(id, definition, values, optional);
    case 'radios':
    case 'select':
    case 'combobox':
      return textOf(values, id) === '' && !optional ? (definition.message ?? null) : null;
    case 'tick':
      return values[id] !== true ? (definition.message ?? null) : null;
    case 'many':
    case 'files':
      return null;
  }
}

function servicedTooEarly(values: ItemValues): boolean {
  const made = readNumber(textOf(values, 'year')).value;
  const serviced = readNumber(textOf(values, 'lastServiced')).value;
  return made !== null && serviced !== null && serviced < made;
}

export function checkAnswer({ id, optional }: FormQuestion, values: ItemValues): string | null {
  const definition = question(id);
  const message = check(id, definition, values, optional ?? definition.optional ?? false);
  if (message !== null) return message;
  return id === 'lastServiced' && servicedTooEarly(values) ? SERVICED_TOO_EARLY : null;
}
