import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a focused element is replaced: whenever `swapped` changes, the element of
 * that state gets it. Nothing is focused on mount.
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
