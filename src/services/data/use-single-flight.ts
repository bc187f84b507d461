import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs `work` one call at a time. A call during another one, such as a double click, does nothing
 * and returns null.
 */
export function useSingleFlight<Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Promise<Answer>,
): {
  run(...given: Given): Promise<Answer | null>;
  readonly running: boolean;
} {
  const [running, setRunning] = useState(false);
  // Two clicks can arrive before the first one is rendered.
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
