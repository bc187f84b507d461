let pending = false;

/** A navigation happened: the next heading that appears takes the focus. */
export function requestHeadingFocus(): void {
  pending = true;
}

/** Whether the heading should take the focus now. Says so once for each navigation. */
export function takeHeadingFocus(): boolean {
  const requested = pending;
  pending = false;
  return requested;
}
