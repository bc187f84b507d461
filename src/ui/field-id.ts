import type { ReactNode } from 'react';

/** Returns the control's element id: "dob.month" → "field-dob-month". */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

export interface FieldMessages {
  hint?: ReactNode;
  error?: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Returns `aria-describedby`: hint, then error. */
export function describedBy(id: string, { hint, error }: FieldMessages): string | undefined {
  return [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;
}
