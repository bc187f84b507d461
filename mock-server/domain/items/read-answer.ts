import { normalizeLines, normalizeText } from '../../../src/catalogue/normalize-text';
import {
  notReadProblem,
  numberProblem,
  textProblem,
} from '../../../src/domain/item/questions/answer-problem';
import type {
  NumberQuestion,
  TextQuestion,
} from '../../../src/domain/item/questions/question-types';
import { isGiven } from '../rules/given';
import { fieldInvalid } from '../rules/refusal';

/** Path of the answer in the input; refusals name it as the field. */
interface Place {
  readonly path: string;
}

type Given<Value> = Value | null | undefined;

/** Throws FIELD_INVALID with the message of its question. */
export function readText(question: TextQuestion & Place, value: Given<string>): string {
  const problem = textProblem(question, value ?? '', false);
  if (problem !== null) throw fieldInvalid(question.path, problem);
  return question.control === 'lines' ? normalizeLines(value ?? '') : normalizeText(value ?? '');
}

/** Null if empty or absent. Throws as {@link readText} does. */
export function readOptionalText(
  question: TextQuestion & Place,
  value: Given<string>,
): string | null {
  return normalizeText(value ?? '') === '' ? null : readText(question, value);
}

/** Throws FIELD_INVALID with the question's message for a number outside its limits. */
export function readNumber(
  question: NumberQuestion & Place,
  value: Given<number>,
  given: Parameters<typeof numberProblem>[2],
): number {
  if (!isGiven(value)) {
    throw fieldInvalid(question.path, notReadProblem(question, { ...given, problem: 'empty' }));
  }
  const problem = numberProblem(question, value, given);
  if (problem !== null) throw fieldInvalid(question.path, problem);
  return value;
}

/** Null if absent. Throws as {@link readNumber} does. */
export function readOptionalNumber(
  question: NumberQuestion & Place,
  value: Given<number>,
  given: Parameters<typeof numberProblem>[2],
): number | null {
  return isGiven(value) ? readNumber(question, value, given) : null;
}

/** Throws FIELD_INVALID with the question's message. */
export function requireChoice<Value>(
  question: Place & { readonly message: string },
  value: Given<Value>,
): Value {
  if (!isGiven(value)) throw fieldInvalid(question.path, question.message);
  return value;
}
