import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether React has taken the page over: false in prerendered markup and while it hydrates. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
