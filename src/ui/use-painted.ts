import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is drawn without it has been painted; `atOnce` where it is not to be waited for. What then comes is drawn
 * in slices. A deferred value waits for no paint: it is drawn as soon as nothing else is, and the paint comes after it.
 */
export function usePainted(atOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(atOnce);
  useEffect(() => {
    if (isPainted) return undefined;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
