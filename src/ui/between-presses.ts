/** The click of a tap comes a little after the finger has left, ms. */
const CLICK_AT_LATEST = 100;

// This code can come while something is pressed.
let isPressed = Boolean(globalThis.document?.querySelector(':is(a, button):active:hover'));
const waiting = new Set<() => void>();

function begin({ isPrimary, button }: PointerEvent): void {
  // Whether a menu of the system that another button opens swallows the end is up to the system.
  if (isPrimary && button === 0) isPressed = true;
}

function end(): void {
  setTimeout(() => {
    isPressed = false;
    for (const go of waiting) go();
    waiting.clear();
  }, CLICK_AT_LATEST);
}

if (globalThis.document !== undefined) {
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
  window.addEventListener('blur', end);
}

/**
 * Resolves once nothing is being pressed, in a task of its own: what had to be loaded for it may have been a long one. Who puts something else in the place of what can be
 * pressed, or moves it, waits for this: a press ends where it began, or it is none.
 */
export function betweenPresses(): Promise<void> {
  return new Promise((resolve) => {
    if (isPressed) waiting.add(resolve);
    else setTimeout(resolve);
  });
}
