import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import { LastUpdated } from '../../../domain/disclosure/last-updated';

// As high as a window, so that nothing that follows is in sight, and moves, before this is drawn.
const room = css({ minHeight: '100dvh' });

/**
 * What stands below the first view of a long screen: drawn in slices once that is painted (`drawn`), which a slow phone
 * would otherwise wait for, legal texts among it.
 */
export function BelowFirstView({
  drawn,
  children,
}: {
  readonly drawn: boolean;
  readonly children: ReactNode;
}) {
  return drawn ? (
    children
  ) : (
    <div className={room}>
      <LastUpdated toCome />
    </div>
  );
}
