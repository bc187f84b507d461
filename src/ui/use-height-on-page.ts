import { useLayoutEffect } from 'react';

/**
 * Tells the page how much of the lower edge of the window an element takes, as a custom property of the
 * root: for the end of the page and for what scrolls into view.
 */
export function useHeightOnPage(
  element: HTMLElement | null,
  property: '--banner-height' | '--bar-height',
): void {
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const publishHeight = () => style.setProperty(property, `${String(element.offsetHeight)}px`);
    publishHeight();
    const observer = new ResizeObserver(publishHeight);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
