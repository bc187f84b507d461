import type { KeyboardEvent } from 'react';

/** Toggles a checkbox or switch on Enter, as on Space (spec 5), instead of submitting the form. */
export function toggleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
