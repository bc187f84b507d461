import { fnv1a } from '../../scenario/fnv1a';

/** Detects a changed body, but 32 bits don't reveal an account number. Ignores field order. */
export function fingerprintOf(body: unknown): string {
  const canonical = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, entry]) => entry !== null && entry !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );
  return fnv1a(canonical).toString(36);
}
