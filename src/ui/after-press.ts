let isPressed = false;

function follow({ type }: Event): void {
  isPressed = type === 'pointerdown';
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, follow, true);
  }
}

/** Calls `work` after the current press, so that content it adds can't move a button from under the pointer. */
export function afterPress(work: () => void): void {
  // The click is dispatched after `pointerup`, in the same task.
  const soon = (): void => void window.setTimeout(work);
  if (isPressed) window.addEventListener('pointerup', soon, { capture: true, once: true });
  else soon();
}
