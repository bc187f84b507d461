import type { ItemKindName } from '../../../catalogue/items';
import { question, type QuestionId } from './dictionary';
import { MORE_DETAILS, questionsOf, type FormQuestion } from './item-forms';
import type { Answer } from './question-types';

/** Whether the stone's details are open; a field, so that drafts include it. */
export const DETAILS_OPEN = 'detailsOpen';

/** Whether the number of stones was typed; a field, so that drafts include it. */
export const COUNT_TYPED = 'countTyped';

const OPENINGS: readonly string[] = [DETAILS_OPEN, COUNT_TYPED];

export type ItemValues = Record<string, Answer>;

const STARTS: Readonly<Partial<Record<QuestionId, string>>> = { unit: 'GRAM', count: '1' };

function emptyAnswer({ id, initial }: FormQuestion): Answer {
  const { control } = question(id);
  if (control === 'tick') return false;
  if (control === 'many') return [];
  return initial ?? STARTS[id] ?? '';
}

/** Without files: they are uploaded as soon as they are chosen. */
export function emptyItem(kind: ItemKindName): ItemValues {
  const answers = questionsOf(kind).map((entry) => [entry.id, emptyAnswer(entry)] as const);
  return { ...Object.fromEntries(answers), [DETAILS_OPEN]: false, [COUNT_TYPED]: false };
}

export function textOf(values: ItemValues, id: QuestionId): string {
  const answer = values[id];
  return typeof answer === 'string' ? answer : '';
}

export function hasAnswers(kind: ItemKindName, values: ItemValues): boolean {
  const empty = emptyItem(kind);
  return Object.keys(empty).some(
    (id) => !OPENINGS.includes(id) && JSON.stringify(values[id]) !== JSON.stringify(empty[id]),
  );
}

/** Returns the number of stones as typed, otherwise one per earring. */
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

/** Whether the disclosure is open or a detail is filled in. */
export function showsMoreDetails(kind: ItemKindName, values: ItemValues): boolean {
  return values[DETAILS_OPEN] === true || hasMoreDetails(kind, values);
}
