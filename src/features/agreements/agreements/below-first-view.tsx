import { useDeferredValue, type ReactNode } from 'react';
import { LastUpdated } from '../../../domain/disclosure/last-updated';

/**
 * What stands below the first view of a long screen: drawn in slices once that is painted, which a slow phone would
 * otherwise wait for, legal texts among it. `atOnce` where something above already leads into it.
 */
export function BelowFirstView({
  atOnce = false,
  children,
}: {
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}) {
  return useDeferredValue(true, atOnce) ? children : <LastUpdated toCome />;
}
