import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

export interface MainProps {
  /** Id in the catalogue, as `data-screen` for tests and tools. Missing until data is loaded. */
  screenId?: string;
  children: ReactNode;
  /** In the sidebar from 1024 px, below the column otherwise. */
  beside?: ReactNode;
  /**
   * Progress of a screen with an image: before the column, from 1024 px in the sidebar. Must
   * contain nothing focusable.
   */
  way?: ReactNode;
  look?: string | undefined;
  head?: ReactNode;
  /** Shown next to the head if there is space; the help then starts below it. */
  picture?: ReactNode;
  small?: boolean;
}

/**
 * One grid for all screens. On a tablet the column is centered, on a phone it has the full width.
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
    // As wide as a page with its gap, so that nothing else separates them.
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
      // Another row, for the progress in the sidebar.
      withWay: { rowGap: '6', gridTemplateRows: { desktop: 'auto auto 1fr' } },
    },
  },
});

export const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  // The global styles then put help below the head.
  _empty: { display: 'none' },
  _print: { display: 'block', '& > * + *': { marginBlockStart: '6' } },
});
const illustration = css({
  display: { base: 'none', desktop: 'block' },
  maxWidth: '18rem',
  width: 'full',
  marginInline: 'auto',
  _print: { display: 'none' },
});
const smaller = css({ paddingInline: '3rem' });

// First in the sidebar; the rest is placed automatically.
const timelinePlace = css({
  minWidth: '0',
  gridColumn: { desktop: '2' },
  gridRow: { desktop: '2' },
  marginBlockEnd: { desktop: '-2' },
});
const nextToTimeline = css({ gridRow: { desktop: 'span 2' } });

/** The only main landmark, and target of the skip link. */
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
          <div className={cx(illustration, props.small && smaller)}>{picture}</div>
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
