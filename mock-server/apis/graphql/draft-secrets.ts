import { normalizeLines } from '../../../src/catalogue/normalize-text';

const SECRET_KEY =
  /ssn|itin|tax.?id|otp|verification.?code|^code$|card.?number|account.?number|routing|security.?code/i;
/** Nine digits on their own, or as a tax id is written. */
const TAX_ID = /(?<!\d)\d{3}[\s-]?\d{2}[\s-]?\d{4}(?!\d)/g;

/** What may be the number of a card or an account, in groups or not. */
const LONG_NUMBER = /(?<![\d.])\d(?:[\s-]?\d){12,18}(?!\d)/g;

/** The value without tax ids, codes and account numbers, whatever key they stand under. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') {
    const plain = normalizeLines(value);
    const without = plain.replaceAll(LONG_NUMBER, '').replaceAll(TAX_ID, '');
    return without === plain ? value : without;
  }
  if (typeof value === 'number') return /^\d{9}$/.test(String(value)) ? null : value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_KEY.test(key))
      .map(([key, entry]) => [key, withoutSecrets(entry)]),
  );
}
