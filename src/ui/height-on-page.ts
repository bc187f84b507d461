function heightOnPage(
  property: '--banner-height' | '--pane-height',
  placeOf: (element: HTMLElement) => HTMLElement | null,
) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    const style = element && placeOf(element)?.style;
    if (!style) return undefined;
    // ResizeObserver reports after layout; reading the height now would force a reflow.
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
 * Refs that set the element's height as a custom property, on the root or the parent. React state
 * would render synchronously from a ref and delay the task.
 */
export const bannerHeight = heightOnPage('--banner-height', () => document.documentElement);
export const paneHeight = heightOnPage('--pane-height', ({ parentElement }) => parentElement);

/** Returns the height that the banner covers, px. */
export function coveredHeight(): number {
  const height = document.documentElement.style.getPropertyValue('--banner-height');
  return height === '' ? 0 : parseFloat(height);
}
