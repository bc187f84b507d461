import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

// As high as a window, so that nothing that follows is in sight, and moves, before this is drawn.
const room = css({ minHeight: '100dvh' });

/**
 * What stands below the first view of a long screen: drawn in slices once that is painted (`drawn`), which a slow phone
 * would otherwise wait for.
 */
export function BelowFirstView({
  drawn,
  meanwhile,
  children,
}: {
  readonly drawn: boolean;
  /** What has to be in its place until then. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}) {
  return drawn ? children : <div className={room}>{meanwhile}</div>;
}
