import { normalizeText } from '../../../catalogue/normalize-text';
import { numberMessage, type NumberProblem } from '../../../catalogue/read-number';
import { textLength } from '../../text/text-rules';
import type { NumberQuestion, TextQuestion } from './question-types';

function hasMoreDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) >= 1e-6;
}

function withYear(message: string, currentYear: number): string {
  return message.replace('{year}', String(currentYear));
}

/** Returns null if valid. The data API uses the same messages. */
export function textProblem(asked: TextQuestion, text: string, optional: boolean): string | null {
  const { min = 0, max, format, messages } = asked;
  const length = textLength(normalizeText(text));
  if (length === 0) return optional ? null : (messages.empty ?? messages.tooLong);
  if (format && !format.test.test(normalizeText(text))) return format.message;
  if (length < min) return messages.tooShort ?? messages.tooLong;
  return length > max ? messages.tooLong : null;
}

/** Returns null if valid. The data API uses the same messages. */
export function numberProblem(
  asked: NumberQuestion,
  value: number,
  given: {
    readonly currentYear: number;
    /** Value in the limits' unit: grams for a weight in ounces. */
    readonly compared?: number;
  },
): string | null {
  const { decimals, min, aboveMin = false, messages } = asked;
  const { currentYear, compared = value } = given;
  const max = asked.max === 'current year' ? currentYear : asked.max;
  if (compared < min || (aboveMin && compared <= min)) return withYear(messages.below, currentYear);
  if (compared > max) return withYear(messages.above, currentYear);
  if (!hasMoreDecimals(value, decimals)) return null;
  return notReadProblem(asked, { currentYear, problem: 'decimals' });
}

/** For missing input, or text that is no number. */
export function notReadProblem(
  asked: NumberQuestion,
  given: { readonly currentYear: number; readonly problem: NumberProblem },
): string {
  const { currentYear, problem } = given;
  if (asked.decimals === 0) {
    const { empty, notNumber } = asked.messages;
    return withYear(problem === 'empty' ? (empty ?? notNumber) : notNumber, currentYear);
  }
  const { label, messages } = asked;
  const { subject = label, example, empty } = messages;
  return numberMessage(problem, { label: subject, example, empty: empty ?? messages.below });
}
