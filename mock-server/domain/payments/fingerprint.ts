import { fnv1a } from '../../scenario/fnv1a';

/**
 * Tells two request bodies apart without keeping what stands in them: 32 bits are enough to see a change
 * and too few to find an account number by. The order of the fields does not matter.
 */
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
