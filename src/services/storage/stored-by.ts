import type { KeyValueStorage } from './storage';

/**
 * A stored text with a `parse` function that returns null for an invalid value, which is then
 * removed.
 */
export function storedBy<Value>(
  storage: KeyValueStorage,
  key: string,
  parse: (text: string) => Value | null,
): { read(): Value | null; write(text: string): void; remove(): void } {
  return {
    read: () => {
      const text = storage.getItem(key);
      if (text === null) return null;
      const value = parse(text);
      if (value === null) storage.removeItem(key);
      return value;
    },
    write: (text) => {
      try {
        storage.setItem(key, text);
      } catch {
        // Full storage must not stop the applicant.
        storage.removeItem(key);
      }
    },
    remove: () => storage.removeItem(key),
  };
}

/** Returns the members of an object; none for other values. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Parses JSON; undefined if invalid. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
