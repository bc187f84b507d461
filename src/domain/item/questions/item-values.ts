import type { ItemKindName } from '../../../catalogue/items';
import { question, type QuestionId } from './dictionary';
import { MORE_DETAILS, questionsOf, type FormQuestion } from './item-forms';
import type { Answer } from './question-types';

/** Field for whether the stone's details are open; in the form so that drafts include it. */
export const DETAILS_OPEN = 'detailsOpen';

/** Field for whether the number of stones was typed; in the form so that drafts include it. */
export const COUNT_TYPED = 'countTyped';

const OPENINGS: readonly string[] = [DETAILS_OPEN, COUNT_TYPED];

/** Values of an item form: texts as typed, by question id. */
export type ItemValues = Record<string, Answer>;

const STARTS: Readonly<Partial<Record<QuestionId, string>>> = { unit: 'GRAM', count: '1' };

function emptyAnswer({ id, initial }: FormQuestion): Answer {
  const { control } = question(id);
  if (control === 'tick') return false;
  if (control === 'many') return [];
  return initial ?? STARTS[id] ?? '';
}

/** Returns an empty form of a kind, without files: they are uploaded as soon as they are chosen. */
export function emptyItem(kind: ItemKindName): ItemValues {
  const answers = questionsOf(kind).map((entry) => [entry.id, emptyAnswer(entry)] as const);
  return { ...Object.fromEntries(answers), [DETAILS_OPEN]: false, [COUNT_TYPED]: false };
}

/** Returns a text or choice of the form; empty if there is none. */
export function textOf(values: ItemValues, id: QuestionId): string {
  const answer = values[id];
  return typeof answer === 'string' ? answer : '';
}

/** Whether the user has typed or chosen anything yet. */
export function hasAnswers(kind: ItemKindName, values: ItemValues): boolean {
  const empty = emptyItem(kind);
  return Object.keys(empty).some(
    (id) => !OPENINGS.includes(id) && JSON.stringify(values[id]) !== JSON.stringify(empty[id]),
  );
}

/**
 * Returns the number of main stones after the answer about one or both earrings: as typed,
 * otherwise one per earring.
 */
export function countWith(pair: string, values: ItemValues): string {
  if (values[COUNT_TYPED] === true) return textOf(values, 'count');
  return pair === 'ONE' ? '1' : '2';
}

function hasMoreDetails(kind: ItemKindName, values: ItemValues): boolean {
  const empty = emptyItem(kind);
  return MORE_DETAILS.some(
    (id) => id in empty && JSON.stringify(values[id]) !== JSON.stringify(empty[id]),
  );
}

/** Whether the details of a stone count: the disclosure is open, or one of them is filled in. */
export function showsMoreDetails(kind: ItemKindName, values: ItemValues): boolean {
  return values[DETAILS_OPEN] === true || hasMoreDetails(kind, values);
}
