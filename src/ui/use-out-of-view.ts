import { useEffect, useState } from 'react';

/** Further than any page is long, px. */
const FAR = 1_000_000;

// On the other side the view goes on without end: an observer tells of a change of what it sees only, and a
// jump from one side to the other, over a view that sees the element on neither, would be none.
const VIEWS = {
  // A button of it that is cut off at the edge does not count as seen.
  below: `${FAR}px 0px -48px 0px`,
  // Nor does what the header covers.
  above: `-64px 0px ${FAR}px 0px`,
} as const;

/**
 * Whether an element is out of sight beyond one edge of the window: still to come, or scrolled past. A
 * browser that cannot tell says that it is not.
 */
export function useOutOfView(element: HTMLElement | null, side: keyof typeof VIEWS): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (element === null || !('IntersectionObserver' in window)) {
      setOut(false);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setOut(!entry.isIntersecting);
      },
      { rootMargin: VIEWS[side] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, side]);
  return out;
}
