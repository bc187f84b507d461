function heightOnPage(
  property: '--banner-height' | '--pane-height',
  placeOf: (element: HTMLElement) => HTMLElement | null,
) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    const style = element && placeOf(element)?.style;
    if (!style) return undefined;
    // Told by the browser once it has laid the page out: asking now would have it do that in the middle of a task.
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

/**
 * Refs that tell the page how high an element is, as a custom property: what stands at the lower edge of the window to the
 * root, for the end of the page and for what scrolls into view; what stands beside the column to what it stands in, for
 * its own place in the window. No state of whoever draws it: one that a ref sets is drawn at once, and whatever is still
 * to be done about the screen before that, in the same task.
 */
export const bannerHeight = heightOnPage('--banner-height', () => document.documentElement);
export const paneHeight = heightOnPage('--pane-height', ({ parentElement }) => parentElement);
