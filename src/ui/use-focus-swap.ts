import { useEffect, useRef } from 'react';

/**
 * Takes the focus along where something that had it gives way to something else: whenever `swapped`
 * changes, the element of that state gets it. Nothing is focused when it first appears.
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
