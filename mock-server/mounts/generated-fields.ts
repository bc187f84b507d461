/** Fields without a resolver, generated since the page or server started. */
export interface GeneratedFields {
  /** `field`: `Type.field`. Reports only the first time. */
  add(field: string): void;
  /** Returns the same array until a field is added. */
  list(): readonly string[];
  follow(listener: () => void): () => void;
}

/** `report` gets one line per field. */
export function createGeneratedFields(report: (line: string) => void): GeneratedFields {
  let fields: readonly string[] = [];
  const listeners = new Set<() => void>();
  return {
    add: (field) => {
      if (fields.includes(field)) return;
      fields = [...fields, field];
      report(`The mock has no resolver for ${field}: its value is generated from the schema.`);
      for (const listener of listeners) listener();
    },
    list: () => fields,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
