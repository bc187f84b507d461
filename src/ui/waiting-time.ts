import { useEffect, useState } from 'react';

/** ms until a wait is explained. */
export const LONG_WAIT = 10_000;
export const VERY_LONG_WAIT = 20_000;

export const LONG_WAIT_TEXT = 'This is taking longer than usual.';

/** Whether the component has been mounted for `limit` ms. */
export function useElapsed(limit: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return elapsed;
}
