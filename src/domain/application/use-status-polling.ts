import { useEffect, useRef } from 'react';
import { LIMITS } from '../../catalogue/limits';
import { clock } from '../../services/clock';
import type { Asking } from '../../services/data/use-read';

/** Interval at first, ms: a decision usually takes seconds. */
const QUICK = 2000;
/** How long that interval lasts, ms. */
const QUICK_FOR = 30_000;

/**
 * Reads the application again and again while `active` and the page is visible: quickly at first, then every half minute.
 * Where news cannot be read the page stays as it is.
 */
export function useStatusPolling(
  active: boolean,
  read: (asking: Asking) => Promise<unknown>,
): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);

  useEffect(() => {
    if (!active) return undefined;
    const startedAt = clock.now();
    let timer = 0;
    let stopped = false;
    const wait = (): void => {
      const quick = clock.now() - startedAt < QUICK_FOR;
      timer = window.setTimeout(ask, quick ? QUICK : LIMITS.poll.sec * 1000);
    };
    const ask = (): void => {
      const answer =
        document.visibilityState === 'hidden' ? Promise.resolve() : latest.current({ news: true });
      void answer.catch(() => undefined).then(() => (stopped ? undefined : wait()));
    };
    wait();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, [active]);
}
