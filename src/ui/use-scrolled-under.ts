import { useEffect, type RefObject } from 'react';

/** Longer than any page, px. */
const FAR = 1_000_000;
/** Position of sticky content below the header, rem. */
const BEGINS = 5;

/**
 * Sets `data-passed` on sidebar content once a fifth of it has scrolled behind the pane, because a
 * part would show in the gap. No scroll-driven animation: it never ends for code that waits for
 * animations.
 */
export function useScrolledUnder(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const group = pane.current?.closest<HTMLElement>('[data-stays]');
    const next = group?.nextElementSibling;
    if (!group || !next || !('IntersectionObserver' in window)) return undefined;
    let seen: IntersectionObserver | null = null;
    const sizes = new ResizeObserver(() => {
      seen?.disconnect();
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const ends = Math.round(group.offsetHeight + BEGINS * rem);
      seen = new IntersectionObserver(
        (entries) => {
          const ratio = entries.at(-1)?.intersectionRatio ?? 1;
          next.toggleAttribute('data-passed', ratio < 0.8);
        },
        { rootMargin: `-${ends}px 0px ${FAR}px 0px`, threshold: 0.8 },
      );
      seen.observe(next);
    });
    sizes.observe(group);
    return () => {
      sizes.disconnect();
      seen?.disconnect();
      next.removeAttribute('data-passed');
    };
  }, [pane]);
}
