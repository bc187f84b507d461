import { usePainted } from './use-painted';

// Such a window shows nothing of what stands at its side from 1024 px on. Asked of no element and no window: they
// would have the page laid out first.
const NARROW = '(width < 40rem)';

/**
 * Whether to draw what is shown at first in a wide window only: in a narrow one once what that shows is painted, which
 * a slow phone would otherwise wait for.
 */
export function useWideDrawn(): boolean {
  // Where there is no window a page is drawn for any.
  return usePainted(globalThis.matchMedia?.(NARROW).matches !== true);
}
