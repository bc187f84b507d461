import { useEffect, useState } from 'react';
import { coveredHeight } from './height-on-page';

/** Longer than any page, px. */
const FAR = 1_000_000;

/**
 * Margins of the view, of which `covered` px are under the banner. Unbounded on the other side: the
 * observer would miss a jump across the view.
 */
const VIEWS = {
  // A button cut off by the edge is out of view.
  below: (covered: number) => `${FAR}px 0px -${48 + covered}px 0px`,
  // A button under the header is out of view.
  above: () => `-64px 0px ${FAR}px 0px`,
} as const;

/**
 * Whether the element is beyond that edge of the window. Null without an element, or if the browser
 * can't observe it.
 */
export function useOutOfView(selector: string | null, side: keyof typeof VIEWS): boolean | null {
  const [out, setOut] = useState<boolean | null>(null);
  useEffect(() => {
    const element = selector === null ? null : document.querySelector(selector);
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    let observer: IntersectionObserver | null = null;
    let margin = '';
    const observe = (): void => {
      const next = VIEWS[side](coveredHeight());
      if (next === margin) return;
      margin = next;
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (entry !== undefined) setOut(!entry.isIntersecting);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
    };
    observe();
    const banner = new MutationObserver(observe);
    banner.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      banner.disconnect();
      observer?.disconnect();
      setOut(null);
    };
  }, [selector, side]);
  return out;
}

/** The first one on the page counts. */
export const PAGE_FIGURE = { 'data-page-figure': '' } as const;

const SELECTOR = 'main [data-page-figure]';

/** Whether it is in view; null if there is none. */
export function usePageFigure(): boolean | null {
  const below = useOutOfView(SELECTOR, 'below');
  const above = useOutOfView(SELECTOR, 'above');
  return below === null || above === null ? null : !below && !above;
}
