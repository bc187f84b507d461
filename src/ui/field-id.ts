import type { ReactNode } from 'react';

/** Returns the element id of the control of a field: "dob.month" → "field-dob-month". */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** Hint and error of a field, ready to be shown. */
export interface FieldMessages {
  hint?: ReactNode;
  error?: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Returns the `aria-describedby` of a control: its hint, then its error. */
export function describedBy(id: string, { hint, error }: FieldMessages): string | undefined {
  return [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;
}
