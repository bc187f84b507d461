import { GRAMS_PER_UNIT, type WeightUnitName } from '../../../catalogue/items';
import { clock } from '../../../services/clock';
import { normalizeText, textLength } from '../../text/text-rules';
import { question, type QuestionId } from './dictionary';
import type { AskedQuestion } from './item-forms';
import { textOf, type ItemValues } from './item-values';
import type { NumberQuestion, Question, TextQuestion } from './question-types';
import { hasDecimals, readNumber } from './read-number';
import { SERVICED_TOO_EARLY } from './watch-questions';

/** Grams of a weight in the unit that stands beside it. */
export function inGrams(weight: number, values: ItemValues): number {
  const unit = textOf(values, 'unit');
  return (
    weight * (Object.hasOwn(GRAMS_PER_UNIT, unit) ? GRAMS_PER_UNIT[unit as WeightUnitName] : 1)
  );
}

function withYear(message: string): string {
  return message.replace('{year}', String(clock.date().getFullYear()));
}

function checkText(asked: TextQuestion, text: string, optional: boolean): string | null {
  const { min = 0, max, format, messages } = asked;
  const length = textLength(normalizeText(text));
  if (length === 0) return optional ? null : (messages.empty ?? messages.tooLong);
  if (format && !format.test.test(normalizeText(text))) return format.message;
  if (length < min) return messages.tooShort ?? messages.tooLong;
  return length > max ? messages.tooLong : null;
}

const YEARS: readonly QuestionId[] = ['year', 'lastServiced'];

function checkNumber(
  id: QuestionId,
  asked: NumberQuestion,
  values: ItemValues,
  optional: boolean,
): string | null {
  const { decimals, min, aboveMin = false, messages } = asked;
  const text = textOf(values, id).trim();
  if (text === '') return optional ? null : (messages.empty ?? messages.notNumber);
  const value = readNumber(text);
  if (value === null) return messages.notNumber;
  const max = YEARS.includes(id) ? clock.date().getFullYear() : asked.max;
  const compared = id === 'weight' ? inGrams(value, values) : value;
  if (compared < min || (aboveMin && compared <= min)) return messages.below;
  if (compared > max) return messages.above;
  if (hasDecimals(value, decimals)) return null;
  return decimals === 2 ? `${messages.notNumber}, with at most two decimals` : messages.notNumber;
}

function check(id: QuestionId, asked: Question, values: ItemValues, optional: boolean) {
  switch (asked.control) {
    case 'text':
    case 'lines':
      return checkText(asked, textOf(values, id), optional);
    case 'number':
      return checkNumber(id, asked, values, optional);
    case 'radios':
    case 'select':
    case 'combobox':
      return textOf(values, id) === '' && !optional ? (asked.message ?? null) : null;
    case 'tick':
      return values[id] !== true ? (asked.message ?? null) : null;
    case 'many':
    case 'files':
      return null;
  }
}

function servicedTooEarly(values: ItemValues): boolean {
  const made = readNumber(textOf(values, 'year'));
  const serviced = readNumber(textOf(values, 'lastServiced'));
  return made !== null && serviced !== null && serviced < made;
}

/** What is wrong with the answer to a question; null when nothing is. */
export function checkAnswer({ id, optional }: AskedQuestion, values: ItemValues): string | null {
  const asked = question(id);
  const message = check(id, asked, values, optional ?? asked.optional ?? false);
  if (message !== null) return withYear(message);
  return id === 'lastServiced' && servicedTooEarly(values) ? SERVICED_TOO_EARLY : null;
}
