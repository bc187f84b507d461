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

/** The path of an answer in the input, which refusals name as the field. */
interface Place {
  readonly path: string;
}

type Given<Value> = Value | null | undefined;

/** Returns a normalized text. Throws FIELD_INVALID with the message of its question. */
export function readText(asked: TextQuestion & Place, value: Given<string>): string {
  const problem = textProblem(asked, value ?? '', false);
  if (problem !== null) throw fieldInvalid(asked.path, problem);
  return asked.control === 'lines' ? normalizeLines(value ?? '') : normalizeText(value ?? '');
}

/** Returns an optional text: null if empty or absent. Throws as {@link readText} does. */
export function readOptionalText(asked: TextQuestion & Place, value: Given<string>): string | null {
  return normalizeText(value ?? '') === '' ? null : readText(asked, value);
}

/**
 * Returns a number within the limits of its question. Throws FIELD_INVALID with the question's
 * message.
 */
export function readNumber(
  asked: NumberQuestion & Place,
  value: Given<number>,
  given: Parameters<typeof numberProblem>[2],
): number {
  if (!isGiven(value)) {
    throw fieldInvalid(asked.path, notReadProblem(asked, { ...given, problem: 'empty' }));
  }
  const problem = numberProblem(asked, value, given);
  if (problem !== null) throw fieldInvalid(asked.path, problem);
  return value;
}

/** Returns an optional number: null if absent. Throws as {@link readNumber} does. */
export function readOptionalNumber(
  asked: NumberQuestion & Place,
  value: Given<number>,
  given: Parameters<typeof numberProblem>[2],
): number | null {
  return isGiven(value) ? readNumber(asked, value, given) : null;
}

/** Returns a required choice. Throws FIELD_INVALID with the question's message. */
export function requireChoice<Value>(
  asked: Place & { readonly message: string },
  value: Given<Value>,
): Value {
  if (!isGiven(value)) throw fieldInvalid(asked.path, asked.message);
  return value;
}
