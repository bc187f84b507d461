import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

const BESIDE = 'minmax(0, 1fr) 10rem';
// In large text it grows no further than the window lets it.
const NARROW = 'minmax(0, 1fr) min(7.5rem, 32vw)';

const frame = cva({
  base: {
    // On a phone the picture shares a row with the first of the words only: the others need the width.
    display: 'grid',
    gridTemplateColumns: { base: NARROW, tablet: BESIDE },
    columnGap: { base: '3', tablet: '6' },
    rowGap: '6',
    alignItems: { base: 'end', tablet: 'center' },
  },
  variants: {
    until: {
      desktop: {
        gridTemplateColumns: {
          base: NARROW,
          tablet: BESIDE,
          desktop: 'minmax(0, 1fr)',
        },
        // As high as the picture at the side, which then stands where the words end.
        minHeight: { desktop: '11rem' },
      },
      never: {},
    },
    // What stands above both takes of the height.
    below: { true: { minHeight: { desktop: '8.5rem' } } },
    // A heading alone needs less beside it than words do.
    alone: { true: { minHeight: { desktop: '7.5rem' } } },
  },
});
const words = css({
  display: { base: 'contents', tablet: 'flex' },
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  '& > *': { gridColumn: '1 / -1' },
  '& > :first-child': { gridColumn: '1', gridRow: '1', justifySelf: 'start' },
  // A heading that has nothing under it stands at the middle of the picture.
  '& > :only-child': { alignSelf: { base: 'center', tablet: 'auto' } },
});
const place = cva({
  base: {
    gridColumn: '2',
    gridRow: '1',
    // As small as on a phone, lines of the usual width would be hairs.
    '--pen-weight': { base: '1.35', tablet: '1' },
    '--near': { base: '1.2', tablet: '1' },
    '--far': { base: 'none', tablet: 'inline' },
    _print: { display: 'none' },
  },
  variants: { until: { desktop: { display: { desktop: 'none' } }, never: {} } },
});

export interface PictureHeadingProps {
  picture: ReactNode;
  children: ReactNode;
  /** The width from which on the picture stands elsewhere. */
  until?: 'desktop' | 'never';
  /** Whether it stands below a line that the picture at the side begins beside. */
  below?: boolean;
  /** Whether it is a heading alone. */
  alone?: boolean;
  /** How it comes, where it does not just stand there. */
  look?: string | undefined;
}

/** A picture beside the words that begin something; on a phone a small one. */
export function PictureHeading({
  picture,
  children,
  until = 'never',
  below = false,
  alone = false,
  look,
}: PictureHeadingProps) {
  return (
    <div className={cx(frame({ until, below, alone }), look)}>
      <div data-picture="" className={place({ until })}>
        {picture}
      </div>
      <div className={words}>{children}</div>
    </div>
  );
}

/** What begins the words beside a picture, such as a tag: on a phone the heading stands near it, under both. See the global styles. */
export function BesidePicture({ children }: { readonly children: ReactNode }) {
  return <div data-over-rows>{children}</div>;
}
