/** Where the root tells the height of the bar: no style asks for it, so nothing is styled anew. */
const TOLD = 'data-bar-height';

/**
 * Keeps what scrolls into view above a bar at the lower edge of the window, and tells how high it is
 * (`barHeight`). Not by a custom property: with any that the root is given, inherited or not, Chromium styles the whole
 * page anew. Nor by a state, as in `height-on-page.ts`. Returns what gives the room back.
 */
export function roomForBar(element: HTMLElement): () => void {
  const root = document.documentElement;
  // Told by the browser once it has laid the page out: asking now would have it do that in the middle of a task.
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    root.setAttribute(TOLD, height);
    root.style.scrollPaddingBottom = `calc(var(--banner-height, 0px) + ${height} + 0.5rem)`;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.removeAttribute(TOLD);
    root.style.scrollPaddingBottom = '';
  };
}

/** Calls `tell` whenever the height of the bar changes, in a task of its own. Returns what ends that. */
export function followBar(tell: () => void): () => void {
  // What follows is drawn at once, and all that is still to be done about a screen that has just come before it.
  const observer = new MutationObserver(() => setTimeout(tell));
  observer.observe(document.documentElement, { attributeFilter: [TOLD] });
  return () => observer.disconnect();
}

/** How high the bar at the lower edge of the window is, as a CSS length. */
export function barHeight(): string {
  return document.documentElement.getAttribute(TOLD) ?? '0px';
}
