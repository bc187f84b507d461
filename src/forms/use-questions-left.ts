import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { OpenTask } from '../ui/action-pane';
import { fieldId } from '../ui/field-id';

/** Counts the fields that a submit would refuse, and finds the first; null if there are none. */
export function questionsLeft(schema: v.GenericSchema, values: unknown): OpenTask | null {
  const { issues } = v.safeParse(schema, values);
  const names = new Set(
    (issues ?? []).map((issue) => v.getDotPath(issue)).filter((name) => name !== null),
  );
  const [first] = names;
  if (first === undefined) return null;
  return {
    label: names.size === 1 ? '1 Question Left' : `${String(names.size)} Questions Left`,
    id: fieldId(first),
  };
}

export function useQuestionsLeft<Input extends FieldValues, Output>(
  control: Control<Input, unknown, Output>,
  schema: v.GenericSchema<Input, Output>,
): OpenTask | null {
  return useWatch({ control, compute: (values: Input) => questionsLeft(schema, values) });
}
