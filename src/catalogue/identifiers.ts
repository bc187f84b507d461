import { normalizeText } from './normalize-text';

/** E.164, by the North American numbering plan. */
export const US_PHONE = /^\+1(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

/** Can't be mobile phones. */
export const TOLL_FREE_PHONE = /^\+1(?:800|833|844|855|866|877|888)/;

const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/** Never issued; for test environments only. */
const SANDBOX = /^(666\d{2}|900(?:0[1-9]|[1-4]\d))(?!0000)\d{4}$/;

/** Checks the structure of an SSN or ITIN. `sandbox` also accepts ranges that were never issued. */
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

/** Also general delivery and private mail boxes. */
export function isPostOfficeBox(...lines: readonly string[]): boolean {
  return POST_OFFICE_BOX.test(lines.map(normalizeText).join('\n'));
}

/** `text` is normalized: one @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

export function toE164(text: string): string {
  const digits = normalizeText(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  const national = digits.replace(/^\+1/, '').replace(/^1(?=\d{10}$)/, '');
  return national.startsWith('+') ? national : `+1${national}`;
}
