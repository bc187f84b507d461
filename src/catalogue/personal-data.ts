import { normalizeText } from './normalize-text';
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
  return normalizeText(plain).normalize('NFKC');
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

/** What of a person, or what secret, a field's name can say it holds, in words of lower case. */
const TELLING_NAME = new RegExp(
  [
    'ssn|itin|tax ?id|social ?security',
    'dob|(date ?of ?)?birth\\w*',
    '\\w*income|salary|wages?',
    '(account|acct|routing|card|bank) ?(number|num|no)|pan|iban|cvv|cvc|csc',
    'otp|pin|pass(word|code|wd)|secret|\\w*token|jwt',
    '(verification|security|sms|one ?time|login|auth) ?code',
    '(first|last|full|given|family|middle|maiden|sur) ?name',
    'e ?mail|(tele|cell)?phone|mobile|street|address|zip',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
);

/** Whether a field's name says that its value is somebody's own, whatever that value looks like. */
export function namesPersonalData(name: string): boolean {
  const words = readable(name)
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();
  return TELLING_NAME.test(words);
}
