import { useEffect, useState } from 'react';

/**
 * Whether an element is still to come, below the lower edge of the window; what was scrolled past is
 * not. A browser that cannot tell says that it is not.
 */
export function useBelowView(element: HTMLElement | null): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        setBelow(!entry.isIntersecting && entry.boundingClientRect.top > window.innerHeight / 2);
      },
      // A sliver of a button does not count as seen.
      { rootMargin: '0px 0px -24px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return below;
}
