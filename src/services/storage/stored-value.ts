import * as v from 'valibot';
import type { KeyValueStorage } from './storage';

/** A stored value that is validated on reading; an invalid one is removed. */
export interface StoredValue<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** A stored JSON value. */
export function storedJson<const Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): StoredValue<v.InferOutput<Schema>> {
  return {
    read: () => {
      const text = storage.getItem(key);
      if (text === null) return null;
      try {
        return v.parse(schema, JSON.parse(text));
      } catch {
        storage.removeItem(key);
        return null;
      }
    },
    write: (value) => writeSafely(storage, key, JSON.stringify(value)),
    remove: () => storage.removeItem(key),
  };
}

/** A stored text, checked and converted by `schema`. */
export function storedText<const Schema extends v.GenericSchema<string, unknown>>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): { read(): v.InferOutput<Schema> | null; write(text: string): void; remove(): void } {
  return {
    read: () => {
      const text = storage.getItem(key);
      if (text === null) return null;
      const result = v.safeParse(schema, text);
      if (result.success) return result.output;
      storage.removeItem(key);
      return null;
    },
    write: (text) => writeSafely(storage, key, text),
    remove: () => storage.removeItem(key),
  };
}

/** Ignores a full storage, which must not stop the applicant. */
function writeSafely(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
}
