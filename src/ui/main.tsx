import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';

export interface MainProps {
  /** The catalogue's id of the screen that is shown, for tests and tools: `data-screen`. Absent until its data is there. */
  screenId?: string;
  children: ReactNode;
  /** What stands beside the column from 1024 px on, under it below (`Beside`). */
  beside?: ReactNode;
  /** Where things are, on a screen with a picture: before the column, and beside it from 1024 px on, above what helps. Nothing in it takes the focus. */
  way?: ReactNode;
  /** How the column comes, where it does not just stand there. */
  look?: string | undefined;
  /** What the column begins with. */
  head?: ReactNode;
  /** A picture that only stands where there is room: beside the head, and what helps then begins below it. */
  picture?: ReactNode;
  /** Whether it stands beside a heading alone. */
  small?: boolean;
}

/**
 * One grid for every screen: the column starts where the header does, what helps ends where it ends. On
 * a tablet the column stands in the middle, on a phone it is all there is.
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
    // Together with the gap as wide as a page: nothing is left over between what belongs together.
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
      // A row of its own, so that what helps begins where the content does; the rest is as high as it has to be.
      withPicture: { rowGap: '6', gridTemplateRows: { desktop: 'auto 1fr' } },
      // The same, and one more that the way has beside the column.
      withWay: { rowGap: '6', gridTemplateRows: { desktop: 'auto auto 1fr' } },
    },
  },
});

/** One under the other in the column of a screen. */
export const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  // Where the head says all that there is, what helps stands under it: see the global styles.
  _empty: { display: 'none' },
  _print: { display: 'block', '& > * + *': { marginBlockStart: '6' } },
});
const drawn = css({
  display: { base: 'none', desktop: 'block' },
  maxWidth: '18rem',
  width: 'full',
  // In the middle of what stands beside the column.
  marginInline: 'auto',
  _print: { display: 'none' },
});
const smaller = css({ paddingInline: '3rem' });

// The first beside the column, as near to what follows as the panes are to each other; the rest finds its place.
const wayPlace = css({
  minWidth: '0',
  gridColumn: { desktop: '2' },
  gridRow: { desktop: '2' },
  marginBlockEnd: { desktop: '-2' },
});
const besideWay = css({ gridRow: { desktop: 'span 2' } });

/** The screen itself: the one main landmark, the target of the skip link. */
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
      {way !== undefined && <div className={cx(wayPlace, look)}>{way}</div>}
      <div className={cx(column, look, way !== undefined && besideWay)}>
        {picture === undefined && head}
        {children}
      </div>
      {props.beside}
    </main>
  );
}
