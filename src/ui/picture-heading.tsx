import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

const BESIDE = 'minmax(0, 1fr) 10rem';
// In large text it grows only as far as the window allows.
const NARROW = 'minmax(0, 1fr) min(7.5rem, 32vw)';

const frame = cva({
  base: {
    // On a phone, only the first element shares a row with the image: others need the width.
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
        // As tall as the image, which ends with the text.
        minHeight: { desktop: '11rem' },
      },
      never: {},
    },
    // Content above takes some of the height.
    below: { true: { minHeight: { desktop: '8.5rem' } } },
    // A heading alone has a smaller image.
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
  '& > :only-child': { alignSelf: { base: 'center', tablet: 'auto' } },
});
const place = cva({
  base: {
    gridColumn: '2',
    gridRow: '1',
    // Thicker lines for the smaller size on a phone.
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
  /** Breakpoint from which the image is elsewhere. */
  until?: 'desktop' | 'never';
  below?: boolean;
  alone?: boolean;
  look?: string | undefined;
}

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
 * First element next to an image, such as a tag. The global styles put the heading close below it
 * on a phone.
 */
export function TextNextToPicture({ children }: { readonly children: ReactNode }) {
  return <div data-over-rows>{children}</div>;
}
