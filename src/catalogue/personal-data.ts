import { passesLuhn } from './payment-identifiers';

/** Identifiers drawn at random, in which any digits may stand side by side; one of digits alone is none. */
const RANDOM_ID =
  /(?<![\da-z])(?=[\d-]*[a-f])(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z])/gi;

const PATTERNS: readonly RegExp[] = [
  // A tax id, with or without separators.
  /(?<!\d)\d{3}[^\p{L}\d]{0,3}\d{2}[^\p{L}\d]{0,3}\d{4}(?!\d)/u,
  // An e-mail address.
  /[^\s@=&]+@[^\s@]+\.[^\s@]+/,
  // A phone number that is written as one.
  /\(\d{3}\)[\s.-]*\d{3}[\s.-]?\d{4}|(?<!\d)\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|\+1[\s.-]?\d{10}(?!\d)/,
  // A token.
  /\beyJ[\w-]+\.[\w-]+|\bBearer\s+\S+/i,
];

const CARD = /(?<!\d)(?:\d[\s._-]?){12,18}\d(?!\d)/g;

/** Whether digits can be a card's: those of advertising begin otherwise or are of another length. */
function isCardNumber(digits: string): boolean {
  const issued = /^[3-6]/.test(digits) || (/^2[2-7]/.test(digits) && digits.length === 16);
  return issued && passesLuhn(digits);
}

/** The text as a person reads it: percent signs resolved as often as they were put, look-alikes as themselves. */
function readable(text: string): string {
  let plain = text;
  for (let round = 0; round < 4 && /%[\da-f]{2}/i.test(plain); round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  return plain.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}

/**
 * Whether a text holds what must never be stored or sent along with marketing or measurement: a tax
 * id, a card number, an e-mail address, a phone number, a token.
 */
export function holdsPersonalData(text: string): boolean {
  const plain = readable(text).replaceAll(RANDOM_ID, '');
  if (PATTERNS.some((pattern) => pattern.test(plain))) return true;
  return [...plain.matchAll(CARD)].some(([found]) => isCardNumber(found.replaceAll(/\D/g, '')));
}
