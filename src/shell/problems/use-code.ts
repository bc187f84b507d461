import { startTransition, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is a file of its own: null until that has come, which is drawn at once. What waits for
 * `React.lazy` is not: React lets what stood there meanwhile stand for 300 ms. Throws what `load` rejects with.
 */
export function useCode<Props extends object>(
  ready: () => ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [code, setCode] = useState(() => ready());
  const isWaiting = code === null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isGone = false;
    const draw = (part: () => ComponentType<Props>): void => {
      // In slices: a whole screen at once holds a slow phone up for long.
      if (!isGone) startTransition(() => setCode(part));
    };
    load().then(
      (part) => draw(() => part),
      (error: unknown) =>
        draw(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [isWaiting, load]);
  return code;
}
