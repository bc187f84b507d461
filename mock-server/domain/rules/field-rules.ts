import { toE164, TOLL_FREE_PHONE, US_PHONE } from '../../../src/catalogue/identifiers';
import { LIMITS } from '../../../src/catalogue/limits';
import { fieldInvalid } from './refusal';
import { isGiven } from './given';

const NAME = /^(?=.*\p{L})[\p{L}\p{M}' ’.-]+$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HAS_LETTER = /\p{L}/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function normalize(value: string): string {
  return value.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** A text without outer and doubled spaces. Throws FIELD_INVALID when it is empty, too long or of the wrong kind. */
function readText(field: string, value: string, rule: { max: number; pattern?: RegExp }): string {
  const text = normalize(value);
  if (text === '') throw fieldInvalid(field, `${field} is empty`);
  if ([...text].length > rule.max) {
    throw fieldInvalid(field, `${field} is longer than ${rule.max} characters`);
  }
  if (rule.pattern !== undefined && !rule.pattern.test(text)) {
    throw fieldInvalid(field, `${field} holds something it must not`);
  }
  return text;
}

/** A name of a person. */
export function readName(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.name, pattern: NAME });
}

/** The name of a holder as a bank or a card has it: any characters. */
export function readHolderName(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.name });
}

/** An optional name: null when it is empty or absent. */
export function readOptionalName(field: string, value: string | null | undefined): string | null {
  return !isGiven(value) || normalize(value) === '' ? null : readName(field, value);
}

/** A US mobile number as E.164. */
export function readPhone(field: string, value: string): string {
  const phone = toE164(value);
  if (!US_PHONE.test(phone))
    throw fieldInvalid(field, `${field} is not a 10-digit US phone number`);
  if (TOLL_FREE_PHONE.test(phone)) throw fieldInvalid(field, `${field} is a toll-free number`);
  return phone;
}

/** An e-mail address. */
export function readEmail(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.email, pattern: EMAIL });
}

/** A first address line: a street address. */
export function readAddressLine(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.address, pattern: HAS_LETTER_OR_DIGIT });
}

/** A second address line: null when it is empty or absent. */
export function readOptionalAddressLine(
  field: string,
  value: string | null | undefined,
): string | null {
  return !isGiven(value) || normalize(value) === ''
    ? null
    : readText(field, value, { max: LIMITS.length.address });
}

/** A city. */
export function readCity(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.city, pattern: HAS_LETTER });
}

/** A ZIP code: exactly five digits. */
export function readZip(field: string, value: string): string {
  return readText(field, value, { max: LIMITS.length.zip, pattern: /^\d{5}$/ });
}
