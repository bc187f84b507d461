import * as v from 'valibot';
import type { KeyValueStorage } from './storage';
import { storedBy } from './stored-by';

/** A stored value, validated on reading; an invalid one is removed. */
export interface StoredValue<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

export function storedJson<const Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): StoredValue<v.InferOutput<Schema>> {
  const stored = storedBy(storage, key, (text): v.InferOutput<Schema> | null => {
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      return null;
    }
  });
  return { ...stored, write: (value) => stored.write(JSON.stringify(value)) };
}

/** A stored text, checked and converted by `schema`. */
export function storedText<const Schema extends v.GenericSchema<string, unknown>>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): { read(): v.InferOutput<Schema> | null; write(text: string): void; remove(): void } {
  return storedBy(storage, key, (text) => {
    const result = v.safeParse(schema, text);
    return result.success ? result.output : null;
  });
}
