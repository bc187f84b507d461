import { whenShown } from './analytics/track';

/**
 * Calls `start` once, when the first screen is painted: what it asks for would come before what that screen is made of.
 * At once where nobody looks, for such a page is not painted.
 */
export function whenPainted(start: () => void): void {
  whenShown(() => {
    if (document.hidden) start();
    // The first frame may have begun before.
    else requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(start)));
  });
}
