import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs one call of `work` at a time. A call in between, such as a double click, does nothing and
 * returns null.
 */
export function useSingleFlight<Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Promise<Answer>,
): {
  run(...given: Given): Promise<Answer | null>;
  readonly running: boolean;
} {
  const [running, setRunning] = useState(false);
  // A ref, because two clicks can arrive before the first one renders.
  const busy = useRef(false);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });

  const run = useCallback(async (...given: Given): Promise<Answer | null> => {
    if (busy.current) return null;
    busy.current = true;
    setRunning(true);
    try {
      return await latest.current(...given);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }, []);
  return { run, running };
}
