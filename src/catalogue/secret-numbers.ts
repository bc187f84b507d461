import { normalizeText } from './normalize-text';

/** Nine digits in a row, or grouped as a tax ID is written. A ZIP+4 is grouped otherwise. */
const TAX_ID = /(?<!\d)\d{3}([\s.-]?)\d{2}\1\d{4}(?!\d)/g;

/** As many digits as a card number has, grouped or not. Account numbers can be as long. */
const LONG_NUMBER = /(?<![\d.])\d(?:[\s.-]?\d){12,18}(?!\d)/g;

/** Returns the text without numbers that look like a tax ID, a card or an account number. */
export function withoutSecretNumbers(text: string): string {
  const plain = normalizeText(text);
  const without = plain.replaceAll(LONG_NUMBER, '').replaceAll(TAX_ID, '');
  return without === plain ? text : without;
}

/** Whether a text contains a number that looks like a tax ID, a card or an account number. */
export function containsSecretNumber(text: string): boolean {
  return withoutSecretNumbers(text) !== text;
}

/** Whether a text given as a name is a number: more digits than letters, or a secret number in it. */
export function isNumberForName(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/\p{Nd}/gu) > count(/\p{L}/gu) || containsSecretNumber(text);
}
