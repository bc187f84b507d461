import type { KeyValueStorage } from './storage';

/** `parse` returns null for invalid values, which are then removed. */
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

/** Empty for values that aren't objects. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Undefined if invalid. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
