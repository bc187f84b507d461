import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';
import { paneHeight } from './height-on-page';

export interface BesideProps {
  /** What is done or said beside the column: in sight at its side from 1024 px on, under it below. */
  aside?: ReactNode;
  /** Where one is, under that, from 1024 px on only. It stays in sight where nothing is done beside the column. */
  guide?: ReactNode;
  /** What helps under that, from 1024 px on only. */
  help?: ReactNode;
}

// As high as the column: what stands in it stays in sight down to the end.
const beside = cva({
  base: {
    flexDirection: 'column',
    gap: { base: '8', desktop: '4' },
    minWidth: '0',
    alignSelf: { desktop: 'stretch' },
  },
  variants: {
    // What only helps takes no row of its own where it is not shown.
    onlyHelps: {
      true: { display: { base: 'none', desktop: 'flex' } },
      false: { display: 'flex' },
    },
  },
});
// From there on they stay in sight: see the global styles.
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

// Its sheet comes out from under the one above it.
const tray = css({
  position: 'relative',
  zIndex: '-1',
  marginBlockStart: 'calc(-1 * (token(spacing.4) + token(radii.medium)))',
});

/** What stands beside the column of a screen. */
export function Beside(props: BesideProps) {
  const { aside, guide, help } = props;
  if (!aside && !guide && !help) return null;
  return (
    <aside className={beside({ onlyHelps: !aside })}>
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
      {/* Under what is done the way there scrolls on. */}
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
