import type { ReactNode } from 'react';
import { cva } from '../../styled-system/css';
import { headWords } from './heading';

const BESIDE = 'minmax(0, 1fr) 9rem';

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
