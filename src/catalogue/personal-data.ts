import { normalizeText } from './normalize-text';
import { passesLuhn } from './payment-identifiers';

/** Contain any digits by chance; digits alone don't match. */
const RANDOM_ID =
  /(?<![\da-z])(?=[\d-]*[a-f])(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z])/gi;

const PATTERNS: readonly RegExp[] = [
  // Tax ID, with or without separators.
  /(?<!\d)\d{3}[^\p{L}\d]{0,3}\d{2}[^\p{L}\d]{0,3}\d{4}(?!\d)/u,
  // Email address.
  /[^\s@=&]+@[^\s@]+\.[^\s@]+/,
  // Formatted phone number.
  /\(\d{3}\)[\s.-]*\d{3}[\s.-]?\d{4}|(?<!\d)\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|\+1[\s.-]?\d{10}(?!\d)/,
  // Token.
  /\beyJ[\w-]+\.[\w-]+|\bBearer\s+\S+/i,
];

const CARD = /(?<!\d)(?:\d[\s._-]?){12,18}\d(?!\d)/g;

/** Advertising IDs have other prefixes or lengths. */
function isCardNumber(digits: string): boolean {
  const issued = /^[3-6]/.test(digits) || (/^2[2-7]/.test(digits) && digits.length === 16);
  return issued && passesLuhn(digits);
}

/** Decodes all percent-encoding and replaces look-alike characters. */
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
 * Whether a text contains a tax ID, card number, email address, phone number or token, which must
 * not be stored or sent with marketing or measurements.
 */
export function containsPersonalData(text: string): boolean {
  const plain = readable(text).replaceAll(RANDOM_ID, '');
  if (PATTERNS.some((pattern) => pattern.test(plain))) return true;
  return [...plain.matchAll(CARD)].some(([found]) => isCardNumber(found.replaceAll(/\D/g, '')));
}

/** Lower-case words in names of personal or secret fields. */
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

/** Decides by the name, whatever the value. */
export function namesPersonalData(name: string): boolean {
  const words = readable(name)
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();
  return PERSONAL_NAME.test(words);
}
