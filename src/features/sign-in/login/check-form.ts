import * as v from 'valibot';
import type { Checked } from './use-sign-in-form';

/** Returns the first problem of each field. */
export function checkForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: Readonly<Record<string, string>>,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, values);
  if (result.success) return { output: result.output };
  const messages: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue);
    if (name !== null) messages[name] ??= issue.message;
  }
  return { messages };
}
