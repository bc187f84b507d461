import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '../../catalogue/limits';
import { clock } from '../../services/clock';
import type { RefetchOptions } from '../../services/data/use-read';

/** First interval, ms: a decision usually takes seconds. */
const QUICK = 2000;
/** Duration of that interval, ms. */
const QUICK_FOR = 30_000;

/**
 * Refetches while `active` and the page is visible: every 2 s for 30 s, then every 30 s. Failures
 * change nothing on the page.
 */
export function useStatusPolling(
  active: boolean,
  refetch: (options: RefetchOptions) => Promise<unknown>,
  /** Skips the fast phase, for a status that rarely changes. */
  { slow = false }: { readonly slow?: boolean } = {},
): void {
  const poll = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await refetch({ background: true });
  });

  useEffect(() => {
    if (!active) return undefined;
    const startedAt = clock.now();
    let timer = 0;
    let stopped = false;
    const wait = (): void => {
      const quick = !slow && clock.now() - startedAt < QUICK_FOR;
      timer = window.setTimeout(next, quick ? QUICK : LIMITS.poll.sec * 1000);
    };
    const next = (): void => {
      void poll()
        .catch(() => undefined)
        .then(() => (stopped ? undefined : wait()));
    };
    wait();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, [active, slow]);
}
