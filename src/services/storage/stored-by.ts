import type { KeyValueStorage } from './storage';

/** A stored text, read by `parse`: null where it is not valid, and then it is removed. */
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
        // A full storage must not stop the applicant.
        storage.removeItem(key);
      }
    },
    remove: () => storage.removeItem(key),
  };
}

/** The members of an object; none of anything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What a text of JSON says; undefined where it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
