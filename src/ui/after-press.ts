/** In a page that is out of sight nothing is painted; in one that is seen a frame may take its time, ms. */
const AT_LATEST = { hidden: 100, seen: 1000 };

/**
 * Runs `act` once the press that is being handled has been painted: on a slow phone it is seen before the work that
 * it leads to begins.
 */
export function afterPress(act: () => void): void {
  let due = true;
  const run = (): void => {
    if (!due) return;
    due = false;
    act();
  };
  setTimeout(run, document.hidden ? AT_LATEST.hidden : AT_LATEST.seen);
  // A frame’s callbacks come before it is painted, what they put off comes after.
  requestAnimationFrame(() => setTimeout(run));
}
