import { numberText } from './plain-text';
import { normalizeText } from './normalize-text';

export type NumberProblem =
  | 'empty'
  | 'no number'
  | 'letters or symbols'
  | 'comma'
  /** A decimal comma with one digit. */
  | 'digit after comma'
  | 'space'
  | 'decimal points'
  | 'decimals';

/** The number, or why there is none. */
export type NumberReading =
  | { readonly value: number; readonly problem: null }
  | { readonly value: null; readonly problem: NumberProblem };

/** Thousands may be separated by commas or spaces. */
const US_NUMBER =
  /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d*)(?:\.(?<decimals>\d*))?$/;

/** Exactly two digits after the only comma, so it can't separate thousands. */
const COMMA_DECIMALS = /^(?:[1-9]\d{0,2}(?: \d{3})+|\d*),\d{2}$/;

const ONE_DIGIT_AFTER_COMMA = /^[\d ]*,\d$/;

const MAX_DECIMALS = 2;

/** Returns what is wrong with the separators; null if US readers would read a number. */
function separatorProblem(digits: string): NumberProblem | null {
  if (COMMA_DECIMALS.test(digits)) return null;
  if (digits.replace(/[^.]/g, '').length > 1) return 'decimal points';
  const match = US_NUMBER.exec(digits);
  if (match !== null) {
    return (match.groups?.['decimals'] ?? '').length > MAX_DECIMALS ? 'decimals' : null;
  }
  if (ONE_DIGIT_AFTER_COMMA.test(digits)) return 'digit after comma';
  const joined = digits.replaceAll(' ', '');
  return US_NUMBER.test(joined) || COMMA_DECIMALS.test(joined) ? 'space' : 'comma';
}

/**
 * Reads a number with at most two decimals. Commas and spaces separate thousands only before every
 * group of three digits. A comma before two final digits is a decimal comma ("25,50"): some phones
 * have no point on their number pad. Other separators are a problem, because dropping them would
 * multiply the number.
 */
export function readNumber(text: string): NumberReading {
  const typed = normalizeText(text);
  const sign = typed.startsWith('-') ? -1 : 1;
  const digits = typed.replace(/^- ?/, '');
  const fail = (problem: NumberProblem): NumberReading => ({ value: null, problem });
  if (typed === '') return fail('empty');
  if (!/\d/.test(digits)) return fail('no number');
  if (/[^\d., ]/.test(digits)) return fail('letters or symbols');
  const problem = separatorProblem(digits);
  if (problem !== null) return fail(problem);
  const plain = digits.replace(/,(?=\d{2}$)/, '.').replace(/[, ]/g, '');
  // Adding 0 turns -0 into 0.
  return { value: sign * Number(plain) + 0, problem: null };
}

/** Dollars, with or without "$". */
export function readMoney(text: string): NumberReading {
  return readNumber(normalizeText(text).replace(/^(-? ?)\$|\$$/, '$1'));
}

/** Larger amounts aren't rewritten; all fields reject them. */
const TOO_LONG_TO_GROUP = 1e12;

/** Rewrites an amount as understood: "52000,50" to "52,000.50". Other texts don't change. */
export function groupMoney(text: string): string {
  const { value } = readMoney(text);
  if (value === null || value < 0 || value >= TOO_LONG_TO_GROUP) return text;
  const [, decimals] = /[.,](\d{1,2})\D*$/.exec(text) ?? [];
  const dollars = numberText(Math.trunc(value));
  return decimals === undefined ? dollars : `${dollars}.${decimals}`;
}

export interface NumberField {
  /** Subject of the messages, such as "Deposit amount". */
  readonly label: string;
  readonly example: string;
  readonly empty: string;
}

export function numberMessage(problem: NumberProblem, field: NumberField): string {
  const { label, example } = field;
  const written = `${label} must be written like ${example}`;
  switch (problem) {
    case 'empty':
      return field.empty;
    case 'no number':
      return `${label} must be a number, like ${example}`;
    case 'letters or symbols':
      return `${label} must be a number without letters or symbols, like ${example}`;
    case 'comma':
      return `Check the comma. ${written}`;
    case 'digit after comma': {
      const twoDigits = Number(example).toFixed(2).replace('.', ',');
      return `${label} must have two digits after the comma, like ${twoDigits}`;
    }
    case 'space':
      return `Check the space. ${written}`;
    case 'decimal points':
      return `${label} must have only one decimal point, like ${example}`;
    case 'decimals':
      return `${label} must have no more than two decimals, like ${example}`;
  }
}
