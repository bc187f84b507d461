import * as v from 'valibot';

/** Null if `input` is valid. */
export function firstMessage(
  schema: v.GenericSchema<unknown, unknown>,
  input: unknown,
): string | null {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? null : result.issues[0].message;
}

/** Throws if `input` is invalid. */
export function parsed(schema: v.GenericSchema<unknown, unknown>, input: unknown): unknown {
  return v.parse(schema, input);
}
