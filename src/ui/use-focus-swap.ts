import { useEffect, useRef } from 'react';

/**
 * Focuses the element of the new state whenever `swapped` changes, because the focused one is
 * replaced. Not on mount.
 */
export function useFocusSwap(
  swapped: boolean,
  ids: { readonly swapped: string; readonly unswapped: string },
): void {
  const before = useRef(swapped);
  const id = swapped ? ids.swapped : ids.unswapped;
  useEffect(() => {
    if (before.current === swapped) return;
    before.current = swapped;
    document.getElementById(id)?.focus();
  }, [swapped, id]);
}
