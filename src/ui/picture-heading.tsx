import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { headWords } from './heading';

const BESIDE = 'minmax(0, 1fr) 10rem';

const frame = cva({
  base: {
    // On a phone the picture is small, and goes above the words where the longest of them needs the width.
    display: { base: 'flex', tablet: 'grid' },
    flexWrap: 'wrap-reverse',
    gap: { base: '3', tablet: '6' },
    alignItems: { base: 'flex-end', tablet: 'center' },
  },
  variants: {
    until: {
      desktop: {
        gridTemplateColumns: {
          tablet: BESIDE,
          desktop: 'minmax(0, 1fr)',
        },
        // The picture goes out into the margin of a tablet, so that the words have room.
        marginInlineEnd: {
          tablet: 'calc(-1 * clamp(0px, (100vw - 38rem) / 2 - 1rem, 5rem))',
          desktop: '0',
        },
        // As high as the picture at the side, which then stands where the words end.
        minHeight: { desktop: '11rem' },
      },
      never: { gridTemplateColumns: { tablet: BESIDE } },
    },
  },
});
const words = css({ flex: '1 1 min-content' });
const place = cva({
  base: {
    order: '2',
    flex: 'none',
    width: { base: '5.5rem', tablet: 'full' },
    _print: { display: 'none' },
  },
  variants: { until: { desktop: { display: { desktop: 'none' } }, never: {} } },
});

export interface PictureHeadingProps {
  picture: ReactNode;
  children: ReactNode;
  /** The width from which on the picture stands elsewhere. */
  until?: 'desktop' | 'never';
}

/** A picture beside the words that begin something; on a phone a small one. */
export function PictureHeading({ picture, children, until = 'never' }: PictureHeadingProps) {
  return (
    <div className={frame({ until })}>
      <div className={place({ until })}>{picture}</div>
      <div className={cx(headWords, words)}>{children}</div>
    </div>
  );
}
