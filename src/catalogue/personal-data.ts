import { normalizeText } from './normalize-text';
import { passesLuhn } from './payment-identifiers';

/** Random identifiers, which may contain any sequence of digits; digits alone don't count. */
const RANDOM_ID =
  /(?<![\da-z])(?=[\d-]*[a-f])(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z])/gi;

const PATTERNS: readonly RegExp[] = [
  // A tax ID, with or without separators.
  /(?<!\d)\d{3}[^\p{L}\d]{0,3}\d{2}[^\p{L}\d]{0,3}\d{4}(?!\d)/u,
  // An email address.
  /[^\s@=&]+@[^\s@]+\.[^\s@]+/,
  // A formatted phone number.
  /\(\d{3}\)[\s.-]*\d{3}[\s.-]?\d{4}|(?<!\d)\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|\+1[\s.-]?\d{10}(?!\d)/,
  // A token.
  /\beyJ[\w-]+\.[\w-]+|\bBearer\s+\S+/i,
];

const CARD = /(?<!\d)(?:\d[\s._-]?){12,18}\d(?!\d)/g;

/** Whether digits can be a card number: advertising IDs have other prefixes or lengths. */
function isCardNumber(digits: string): boolean {
  const issued = /^[3-6]/.test(digits) || (/^2[2-7]/.test(digits) && digits.length === 16);
  return issued && passesLuhn(digits);
}

/** Returns the text with percent-encoding fully decoded and look-alike characters replaced. */
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
 * Whether a text contains data that must not be stored or sent with marketing or measurements: a
 * tax ID, a card number, an email address, a phone number or a token.
 */
export function containsPersonalData(text: string): boolean {
  const plain = readable(text).replaceAll(RANDOM_ID, '');
  if (PATTERNS.some((pattern) => pattern.test(plain))) return true;
  return [...plain.matchAll(CARD)].some(([found]) => isCardNumber(found.replaceAll(/\D/g, '')));
}

/** Lower-case words in field names that indicate personal or secret data. */
const PERSONAL_NAME = new RegExp(
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

/** Whether a field's name indicates personal data, whatever its value. */
export function namesPersonalData(name: string): boolean {
  const words = readable(name)
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();
  return PERSONAL_NAME.test(words);
}
