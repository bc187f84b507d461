import * as v from 'valibot';

/** Returns the first message for `input`; null if it is valid. */
export function firstMessage(
  schema: v.GenericSchema<unknown, unknown>,
  input: unknown,
): string | null {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? null : result.issues[0].message;
}

/** Returns the schema's output for `input`. Throws if invalid. */
export function parsed(schema: v.GenericSchema<unknown, unknown>, input: unknown): unknown {
  return v.parse(schema, input);
}
