// Structure of US identifiers, for portal and mock.
import { normalizeText } from './normalize-text';

/** A US phone number as E.164, by the North American numbering plan. */
export const US_PHONE = /^\+1(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

/** Toll-free prefixes, which can't be a mobile phone. */
export const TOLL_FREE_PHONE = /^\+1(?:800|833|844|855|866|877|888)/;

const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/** Ranges that were never issued, for test environments only. */
const SANDBOX = /^(666\d{2}|900(?:0[1-9]|[1-4]\d))(?!0000)\d{4}$/;

/** Whether nine digits have the structure of an SSN or ITIN; `sandbox` adds ranges never issued. */
export function isTaxId(digits: string, policy: 'standard' | 'sandbox'): boolean {
  return SSN.test(digits) || ITIN.test(digits) || (policy === 'sandbox' && SANDBOX.test(digits));
}

const POST_OFFICE_BOX = new RegExp(
  [
    // "PO Box 12" and "Pobox12", but not the street "100 PO Box Canyon Rd".
    '\\b(?:p\\s*\\.?\\s*[o0]\\s*\\.?|post\\s*office)\\s*-?\\s*(?:box|bin|drawer)(?![a-z]| +(?!n(?:o|um|umber)\\b)[a-z]{2})',
    '\\bp\\s*\\.?\\s*[o0]\\s*\\.?\\s*b\\s*\\.?\\s*(?:#|no\\.?)?\\s*\\d',
    '\\b(?:apartado|apdo\\.?)(?:\\s+postal)?\\s*(?:#|n[oº°]\\.?)?\\s*\\d',
    '^box\\s*#?\\s*\\d',
    '\\bgeneral\\s+delivery\\b',
    '\\bpmb\\s*#?\\s*\\d',
  ].join('|'),
  'i',
);

/** Whether the lines of a street address are a P.O. box, general delivery or a private mail box. */
export function isPostOfficeBox(...lines: readonly string[]): boolean {
  return POST_OFFICE_BOX.test(lines.map(normalizeText).join('\n'));
}

/** Whether a normalized text is an email address: one @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Converts a US phone number to E.164; returns only the digits if it can't be one. */
export function toE164(text: string): string {
  const digits = normalizeText(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  const national = digits.replace(/^\+1/, '').replace(/^1(?=\d{10}$)/, '');
  return national.startsWith('+') ? national : `+1${national}`;
}
