/** The element id of the control of a field: "dob.month" → "field-dob-month". */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** Ids of a field's hint and error, and the `aria-describedby` that names hint, then error. */
export function describeField(
  id: string,
  { hint, error }: { readonly hint?: unknown; readonly error?: unknown },
): { hintId: string; errorId: string; describedBy: string | undefined } {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const parts = [hint ? hintId : '', error ? errorId : ''].filter(Boolean);
  return { hintId, errorId, describedBy: parts.length > 0 ? parts.join(' ') : undefined };
}
