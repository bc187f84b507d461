// The structure of US identifiers: one place for what the portal and its outside world both check.

/** A US phone number as E.164, by the North American numbering plan. */
export const US_PHONE = /^\+1(?!.11)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;

/** Prefixes of toll-free numbers, which cannot be anybody's mobile phone. */
export const TOLL_FREE_PHONE = /^\+1(?:800|833|844|855|866|877|888)/;

const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/** Ranges that were never issued, for test environments only. */
const SANDBOX = /^(666\d{2}|900(?:0[1-9]|[1-4]\d))(?!0000)\d{4}$/;

/** Whether nine digits have the structure of an SSN or ITIN; `sandbox` adds ranges never issued. */
export function isTaxId(digits: string, policy: 'standard' | 'sandbox'): boolean {
  return SSN.test(digits) || ITIN.test(digits) || (policy === 'sandbox' && SANDBOX.test(digits));
}

const POST_OFFICE_BOX =
  /\b(?:p\s*\.?\s*o\s*\.?|post\s*office)\s*-?\s*(?:box|bin|drawer)\b|^\s*box\s*#?\s*\d+|\bgeneral\s+delivery\b|\bpmb\s*#?\s*\d+/i;

/** Whether a street line is a P.O. box, general delivery or a private mail box. */
export function isPostOfficeBox(line: string): boolean {
  return POST_OFFICE_BOX.test(line);
}

/** A US phone number as E.164; what cannot be one comes back as digits for the rules to refuse. */
export function toE164(text: string): string {
  const digits = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const national = digits.replace(/^\+1/, '').replace(/^1(?=\d{10}$)/, '');
  return national.startsWith('+') ? national : `+1${national}`;
}
