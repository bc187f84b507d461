import type { ItemKindName } from '../../catalogue/items';
import { question, type QuestionId } from '../../domain/item/questions/dictionary';
import { MORE_DETAILS, questionsOf } from '../../domain/item/questions/item-forms';
import {
  COUNT_TYPED,
  countWith,
  DETAILS_OPEN,
  emptyItem,
  textOf,
  type ItemValues,
} from '../../domain/item/questions/item-values';
import { UNSURE, type Answer } from '../../domain/item/questions/question-types';
import { preciousMetal } from '../../domain/item/questions/visible-questions';
import { ANOTHER_BRAND } from '../../domain/item/questions/watch-questions';

export interface GivenDetails {
  readonly [field: string]: unknown;
  readonly stones: readonly object[];
}

function read(details: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      details,
    );
}

function answerOf(id: QuestionId, given: unknown, empty: Answer): Answer {
  const { control } = question(id);
  if (control === 'many') return Array.isArray(given) ? given.map(String) : [];
  if (typeof given === 'number') return String(given);
  if (typeof given === 'string') return given;
  return control === 'combobox' ? ANOTHER_BRAND : empty;
}

/** Whether no detail is answered, so that the disclosure starts closed. */
function isEmptyPart(values: ItemValues, empty: ItemValues): boolean {
  return MORE_DETAILS.every((id) => {
    const answer = JSON.stringify(values[id]);
    return ['""', '"UNSURE"', '"NONE"', JSON.stringify(empty[id])].includes(answer);
  });
}

export function valuesOfDetails(kind: ItemKindName, details: GivenDetails): ItemValues {
  const empty = emptyItem(kind);
  const values: ItemValues = { ...empty };
  for (const { id } of questionsOf(kind)) {
    const { path, control } = question(id);
    if (path !== undefined && control !== 'files' && id in empty) {
      values[id] = answerOf(id, read(details, path), empty[id] ?? '');
    }
  }
  if ('hasMain' in empty) values['hasMain'] = details.stones.length > 0 ? 'YES' : 'NO';
  if ('noScale' in empty)
    values['noScale'] = details['weight'] === null && details['heft'] !== null;
  if (preciousMetal(values) !== null && values['purity'] === '') values['purity'] = UNSURE;
  values['own'] = true;
  // A number that doesn't follow from the pair was typed.
  if ('pair' in empty && textOf(values, 'count') !== countWith(textOf(values, 'pair'), values)) {
    values[COUNT_TYPED] = true;
  }
  if (details.stones.length > 0) {
    if (isEmptyPart(values, empty)) for (const id of MORE_DETAILS) values[id] = empty[id] ?? '';
    else values[DETAILS_OPEN] = true;
  }
  return values;
}
