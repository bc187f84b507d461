/**
 * Keeps what scrolls into view above the bar at the lower edge of the window, and sets its height as
 * `--bar-height` on the root. Returns the cleanup.
 */
export function roomForBar(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    style.setProperty('--bar-height', height);
    style.scrollPaddingBottom = `calc(var(--banner-height, 0px) + ${height} + 0.5rem)`;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-height');
    style.scrollPaddingBottom = '';
  };
}
