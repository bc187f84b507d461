import { useEffect, useEffectEvent } from 'react';

/** Reads again when somebody comes back to the tab: another one may have changed what it shows. */
export function useRefreshOnReturn(refresh: () => Promise<unknown>, enabled: boolean): void {
  const onReturn = useEffectEvent(refresh);
  useEffect(() => {
    if (!enabled) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void onReturn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [enabled]);
}
