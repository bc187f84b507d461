import { isEmail, toE164, TOLL_FREE_PHONE, US_PHONE } from '../../../src/catalogue/identifiers';
import { LIMITS } from '../../../src/catalogue/limits';
import { normalizeEmail, normalizeText } from '../../../src/catalogue/normalize-text';
import { isNumberForName } from '../../../src/catalogue/secret-numbers';
import { fieldInvalid } from './refusal';
import { isGiven } from './given';

const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .'-]|\u200C|\u200D)+$/u;
const HAS_LETTER = /\p{L}/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Throws FIELD_INVALID if the text is empty, too long or of the wrong kind. */
function readText(field: string, value: string, rule: { max: number; pattern?: RegExp }): string {
  const text = normalizeText(value);
  if (text === '') throw fieldInvalid(field, `${field} is empty`);
  if ([...text].length > rule.max) {
    throw fieldInvalid(field, `${field} is longer than ${rule.max} characters`);
  }
  if (rule.pattern !== undefined && !rule.pattern.test(text)) {
    throw fieldInvalid(field, `${field} holds something it must not`);
  }
  return text;
}

export function readName(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.name, pattern: NAME });
}

/** Any characters, but not a number. */
export function readHolderName(field: string, value: string): string {
  const name = readText(field, value, { max: LIMITS.length.name });
  if (isNumberForName(name)) throw fieldInvalid(field, `${field} must be a name, not a number`);
  return name;
}

/** Null if empty or absent. */
export function readOptionalName(field: string, value: string | null | undefined): string | null {
  return !isGiven(value) || normalizeText(value) === '' ? null : readName(field, value);
}

/** Normalizes to E.164. */
export function readPhone(field: string, value: string): string {
  const phone = toE164(value);
  if (!US_PHONE.test(phone))
    throw fieldInvalid(field, `${field} is not a 10-digit US phone number`);
  if (TOLL_FREE_PHONE.test(phone)) throw fieldInvalid(field, `${field} is a toll-free number`);
  return phone;
}

export function readEmail(field: string, value: string): string {
  const email = readText(field, normalizeEmail(value), { max: LIMITS.length.email });
  if (!isEmail(email)) throw fieldInvalid(field, `${field} is not an email address`);
  return email;
}

/** Must be a street address. */
export function readAddressLine(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.address, pattern: HAS_LETTER_OR_DIGIT });
}

/** Null if empty or absent. */
export function readOptionalAddressLine(
  field: string,
  value: string | null | undefined,
): string | null {
  return !isGiven(value) || normalizeText(value) === ''
    ? null
    : readText(field, value, { max: LIMITS.length.address });
}

export function readCity(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.city, pattern: HAS_LETTER });
}

/** Exactly five digits. */
export function readZip(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.zip, pattern: /^\d{5}$/ });
}
