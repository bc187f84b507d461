import { normalizeText } from './normalize-text';

/** In a row, or grouped like a tax ID. ZIP+4 is grouped otherwise. */
const TAX_ID = /(?<!\d)\d{3}([\s.-]?)\d{2}\1\d{4}(?!\d)/g;

/** Length of a card number, grouped or not; account numbers may have it, too. */
const LONG_NUMBER = /(?<![\d.])\d(?:[\s.-]?\d){12,18}(?!\d)/g;

/** Numbers that look like a tax ID, card or account number. */
export function withoutSecretNumbers(text: string): string {
  const plain = normalizeText(text);
  const without = plain.replaceAll(LONG_NUMBER, '').replaceAll(TAX_ID, '');
  return without === plain ? text : without;
}

/** Tax ID, card or account number. */
export function containsSecretNumber(text: string): boolean {
  return withoutSecretNumbers(text) !== text;
}

/** More digits than letters, or a secret number. */
export function isNumberForName(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/\p{Nd}/gu) > count(/\p{L}/gu) || containsSecretNumber(text);
}
