import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';
import { paneHeight } from './height-on-page';

export interface SidebarProps {
  /** Actions or information: sticky in the sidebar from 1024 px, otherwise below the column. */
  aside?: ReactNode;
  /** Progress, from 1024 px; sticky if there is no aside. */
  guide?: ReactNode;
  /** From 1024 px. */
  help?: ReactNode;
}

// As tall as the column, so that sticky content stays in view to its end.
const sidebar = cva({
  base: {
    flexDirection: 'column',
    gap: { base: '8', desktop: '4' },
    minWidth: '0',
    alignSelf: { desktop: 'stretch' },
  },
  variants: {
    // Help alone takes no row where it is hidden.
    onlyHelps: {
      true: { display: { base: 'none', desktop: 'flex' } },
      false: { display: 'flex' },
    },
  },
});
// The global styles make it sticky.
const first = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '8', desktop: '4' },
  minWidth: '0',
  isolation: 'isolate',
  _empty: { display: 'none' },
});
const passing = css({
  display: { base: 'none', desktop: 'flex' },
  flexDirection: 'column',
  gap: { base: '8', desktop: '4' },
  minWidth: '0',
  isolation: 'isolate',
});

// Appears from under the card above.
const tray = css({
  position: 'relative',
  zIndex: '-1',
  marginBlockStart: 'calc(-1 * (token(spacing.4) + token(radii.medium)))',
});

export function Sidebar(props: SidebarProps) {
  const { aside, guide, help } = props;
  if (!aside && !guide && !help) return null;
  return (
    <aside className={sidebar({ onlyHelps: !aside })}>
      {aside && (
        <div ref={paneHeight} className={first} data-stays="">
          {aside}
          {help && (
            <div className={tray} data-tray>
              {help}
            </div>
          )}
        </div>
      )}
      {/* Below actions, the progress scrolls out of view. */}
      {guide && aside && <div className={passing}>{guide}</div>}
      {!aside && (
        <div className={passing} data-stays="">
          {guide}
          {help && guide ? (
            <div className={tray} data-tray>
              {help}
            </div>
          ) : (
            help
          )}
        </div>
      )}
    </aside>
  );
}
