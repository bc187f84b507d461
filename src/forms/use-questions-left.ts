import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { OpenTask } from '../ui/action-pane';
import { fieldId } from '../ui/field-id';

/** Returns which fields of a form a submit would refuse, and where the first of them is; null if none. */
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

/** Returns the unanswered questions of a form, updated as its values change. */
export function useQuestionsLeft<Input extends FieldValues, Output>(
  control: Control<Input, unknown, Output>,
  schema: v.GenericSchema<Input, Output>,
): OpenTask | null {
  return useWatch({ control, compute: (values: Input) => questionsLeft(schema, values) });
}
