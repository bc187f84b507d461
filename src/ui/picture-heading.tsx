import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

const BESIDE = 'minmax(0, 1fr) 10rem';
// In large text it only grows as far as the window allows.
const NARROW = 'minmax(0, 1fr) min(7.5rem, 32vw)';

const frame = cva({
  base: {
    // On a phone the image only shares a row with the first element: the others need the width.
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
        // As tall as the image at the side, which ends with the text.
        minHeight: { desktop: '11rem' },
      },
      never: {},
    },
    // The content above reduces the height.
    below: { true: { minHeight: { desktop: '8.5rem' } } },
    // A heading alone needs a smaller image.
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
  // A heading without further text is centered on the image.
  '& > :only-child': { alignSelf: { base: 'center', tablet: 'auto' } },
});
const place = cva({
  base: {
    gridColumn: '2',
    gridRow: '1',
    // Thicker lines for the phone's smaller size.
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
  /** The breakpoint from which the image is elsewhere. */
  until?: 'desktop' | 'never';
  /** Whether it is below a line next to which the side image starts. */
  below?: boolean;
  /** Whether it is a heading alone. */
  alone?: boolean;
  /** Entry animation. */
  look?: string | undefined;
}

/** An image next to the text at the start of something; small on a phone. */
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

/**
 * First element of the text next to an image, such as a tag: on a phone the heading is close below
 * both. See the global styles.
 */
export function TextNextToPicture({ children }: { readonly children: ReactNode }) {
  return <div data-over-rows>{children}</div>;
}
