let pending = false;

/** A navigation happened: the next heading that appears takes the focus. */
export function requestHeadingFocus(): void {
  pending = true;
}

/** Whether a navigation has happened whose heading has not appeared yet. */
export const wantsHeadingFocus = (): boolean => pending;

/** Whether the heading should take the focus now. Says so once for each navigation. */
export function takeHeadingFocus(): boolean {
  const requested = pending;
  pending = false;
  return requested;
}
