import { normalizeText } from '../../../catalogue/normalize-text';
import { textLength } from '../../text/text-rules';
import type { NumberQuestion, TextQuestion } from './question-types';
import { hasDecimals } from './read-number';

/** What is wrong with a text; null when nothing is. The data API refuses it with the same words. */
export function textProblem(asked: TextQuestion, text: string, optional: boolean): string | null {
  const { min = 0, max, format, messages } = asked;
  const length = textLength(normalizeText(text));
  if (length === 0) return optional ? null : (messages.empty ?? messages.tooLong);
  if (format && !format.test.test(normalizeText(text))) return format.message;
  if (length < min) return messages.tooShort ?? messages.tooLong;
  return length > max ? messages.tooLong : null;
}

/** What is wrong with a number; null when nothing is. The data API refuses it with the same words. */
export function numberProblem(
  asked: NumberQuestion,
  value: number,
  given: {
    readonly currentYear: number;
    /** The value in the unit of the limits, where that is another: grams of a weight in ounces. */
    readonly compared?: number;
  },
): string | null {
  const { decimals, min, aboveMin = false, messages } = asked;
  const { currentYear, compared = value } = given;
  const withYear = (message: string): string => message.replace('{year}', String(currentYear));
  const max = asked.max === 'current year' ? currentYear : asked.max;
  if (compared < min || (aboveMin && compared <= min)) return withYear(messages.below);
  if (compared > max) return withYear(messages.above);
  if (hasDecimals(value, decimals)) return null;
  return decimals === 2
    ? `${messages.notNumber}, with at most two decimals`
    : withYear(messages.notNumber);
}

/** What is wrong where a number is missing, or what was typed is none. */
export function noNumberProblem(
  asked: NumberQuestion,
  given: { readonly currentYear: number; readonly isEmpty: boolean },
): string {
  const { messages } = asked;
  const message = given.isEmpty ? (messages.empty ?? messages.notNumber) : messages.notNumber;
  return message.replace('{year}', String(given.currentYear));
}
