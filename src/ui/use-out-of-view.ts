import { useEffect, useState } from 'react';

/** Further than any page is long, px. */
const FAR = 1_000_000;

// The view is endless on the other side: an observer reports only changes of what it sees, and would miss a jump from
// one side to the other over a view that contains the element on neither.
const VIEWS = {
  // A button that is cut off at the edge does not count as visible.
  below: `${FAR}px 0px -48px 0px`,
  // Nor does what the header covers.
  above: `-64px 0px ${FAR}px 0px`,
} as const;

/**
 * Whether the element that `selector` finds is out of view beyond one edge of the window. Null if there is no such
 * element, or if the browser can't observe it.
 */
export function useOutOfView(selector: string | null, side: keyof typeof VIEWS): boolean | null {
  const [out, setOut] = useState<boolean | null>(null);
  useEffect(() => {
    const element = selector === null ? null : document.querySelector(selector);
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setOut(!entry.isIntersecting);
      },
      { rootMargin: VIEWS[side] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOut(null);
    };
  }, [selector, side]);
  return out;
}

/** Marks where a page says, large, what it is about: the first of them counts. */
export const PAGE_FIGURE = { 'data-page-figure': '' } as const;

const SELECTOR = 'main [data-page-figure]';

/** Whether that place is in view, so that nothing else has to say it; null if the page has no such place. */
export function usePageFigure(): boolean | null {
  const below = useOutOfView(SELECTOR, 'below');
  const above = useOutOfView(SELECTOR, 'above');
  return below === null || above === null ? null : !below && !above;
}
