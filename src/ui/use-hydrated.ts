import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered markup and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
