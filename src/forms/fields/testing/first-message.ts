import * as v from 'valibot';

/** The message that a person would see for `input`; null when it passes. */
export function firstMessage(
  schema: v.GenericSchema<unknown, unknown>,
  input: unknown,
): string | null {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? null : result.issues[0].message;
}

/** What a form would send for `input`. Throws where it does not pass. */
export function parsed(schema: v.GenericSchema<unknown, unknown>, input: unknown): unknown {
  return v.parse(schema, input);
}
