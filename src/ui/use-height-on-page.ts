import { useLayoutEffect } from 'react';

/**
 * Tells the page how high an element is, as a custom property: of the root what stands at the lower edge of the window,
 * for the end of the page and for what scrolls into view, of `place` what stands beside the column, for its own place in the window.
 */
export function useHeightOnPage(
  element: HTMLElement | null,
  property: '--banner-height' | '--pane-height',
  place?: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const { style } = place ?? document.documentElement;
    const publishHeight = () => style.setProperty(property, `${element.offsetHeight}px`);
    publishHeight();
    const observer = new ResizeObserver(publishHeight);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, place]);
}
