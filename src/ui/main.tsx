import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

export interface MainProps {
  /**
   * The screen's id in the catalogue, for tests and tools: `data-screen`. Absent until its data is
   * loaded.
   */
  screenId?: string;
  children: ReactNode;
  /** Next to the column from 1024 px on, below it otherwise (`Sidebar`). */
  beside?: ReactNode;
  /**
   * The progress, on a screen with an image: before the column, next to it from 1024 px on, above
   * the help. Contains nothing focusable.
   */
  way?: ReactNode;
  /** Entry animation of the column. */
  look?: string | undefined;
  /** Start of the column. */
  head?: ReactNode;
  /** An image if there is space: next to the head; the help then starts below it. */
  picture?: ReactNode;
  /** Whether it is next to a heading alone. */
  small?: boolean;
}

/**
 * One grid for every screen: the column is aligned with the header's start, help with its end. On a
 * tablet the column is centered, on a phone it is everything.
 */
const main = cva({
  base: {
    flex: '1',
    width: 'full',
    maxWidth: { base: 'column', desktop: 'page' },
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlock: { base: '6', tablet: '12' },
    outlineWidth: '0',
    display: 'grid',
    columnGap: { base: '8', desktop: '16' },
    // As wide as a page including the gap, so that no extra space separates them.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      desktop: 'minmax(0, token(sizes.column)) minmax(0, token(sizes.pane))',
    },
    alignItems: 'start',
    alignContent: 'start',
    _print: {
      display: 'block',
      maxWidth: 'none',
      padding: '0',
      paddingBlockStart: '6',
      '& > * + *': { marginBlockStart: '6' },
    },
  },
  variants: {
    head: {
      inColumn: { rowGap: '8' },
      // A separate row, so that help starts with the content; the rest has its natural height.
      withPicture: { rowGap: '6', gridTemplateRows: { desktop: 'auto 1fr' } },
      // The same, and another row for the progress next to the column.
      withWay: { rowGap: '6', gridTemplateRows: { desktop: 'auto auto 1fr' } },
    },
  },
});

/** A vertical layout in a screen's column. */
export const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  // An empty column: help is under the head, see the global styles.
  _empty: { display: 'none' },
  _print: { display: 'block', '& > * + *': { marginBlockStart: '6' } },
});
const drawn = css({
  display: { base: 'none', desktop: 'block' },
  maxWidth: '18rem',
  width: 'full',
  // Centered within the side column.
  marginInline: 'auto',
  _print: { display: 'none' },
});
const smaller = css({ paddingInline: '3rem' });

// First next to the column, as close as the panes are to each other; the rest is placed
// automatically.
const timelinePlace = css({
  minWidth: '0',
  gridColumn: { desktop: '2' },
  gridRow: { desktop: '2' },
  marginBlockEnd: { desktop: '-2' },
});
const nextToTimeline = css({ gridRow: { desktop: 'span 2' } });

/** The screen itself: the only main landmark, and the target of the skip link. */
export function Main(props: MainProps) {
  const { screenId, children, head, picture, way, look } = props;
  const rows = way === undefined ? 'withPicture' : 'withWay';
  return (
    <main
      id="main"
      data-screen={screenId}
      tabIndex={-1}
      className={main({ head: picture === undefined ? 'inColumn' : rows })}
    >
      {picture !== undefined && (
        <>
          <div className={column}>{head}</div>
          <div className={cx(drawn, props.small && smaller)}>{picture}</div>
        </>
      )}
      {way !== undefined && <div className={cx(timelinePlace, look)}>{way}</div>}
      <div className={cx(column, look, way !== undefined && nextToTimeline)}>
        {picture === undefined && head}
        {children}
      </div>
      {props.beside}
    </main>
  );
}
