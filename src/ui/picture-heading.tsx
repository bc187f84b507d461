import type { ReactNode } from 'react';
import { cva } from '../../styled-system/css';
import { headWords } from './heading';

const BESIDE = 'minmax(0, 1fr) 10rem';

const frame = cva({
  base: {
    display: 'grid',
    gap: { base: '4', tablet: '6' },
    alignItems: { base: 'start', tablet: 'center' },
  },
  variants: {
    until: {
      desktop: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
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
      never: { gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: BESIDE } },
    },
  },
});
const place = cva({
  base: {
    order: { tablet: '2' },
    width: 'full',
    maxWidth: { base: '11rem', tablet: 'none' },
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

/** A picture above the words that begin something, beside them where there is room. */
export function PictureHeading({ picture, children, until = 'never' }: PictureHeadingProps) {
  return (
    <div className={frame({ until })}>
      <div className={place({ until })}>{picture}</div>
      <div className={headWords}>{children}</div>
    </div>
  );
}
