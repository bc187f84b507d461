import { containsSecretNumber, withoutSecretNumbers } from '../../../src/catalogue/secret-numbers';

const SECRET_KEY =
  /ssn|itin|tax.?id|otp|verification.?code|^code$|card.?number|account.?number|routing|security.?code/i;

/** Removes tax IDs, codes, card and account numbers, by key and by content. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecretNumbers(value);
  if (typeof value === 'number') return containsSecretNumber(String(value)) ? null : value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_KEY.test(key))
      .map(([key, entry]) => [key, withoutSecrets(entry)]),
  );
}
