import * as v from 'valibot';
import type { KeyValueStorage } from './storage';
import { storedBy } from './stored-by';

/** Validated on reading; invalid values are removed. */
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

/** `schema` checks and converts the text. */
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
