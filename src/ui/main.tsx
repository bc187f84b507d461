import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

export interface MainProps {
  /** The catalogue's id of the screen that is shown, for tests and tools: `data-screen`. Absent until its data is there. */
  screenId?: string;
  children: ReactNode;
  /** A narrower column, for a screen of one question. */
  narrow?: boolean;
  /** A summary: beside the column from 1024 px on, under it below. */
  aside?: ReactNode;
}

const main = cva({
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlock: { base: '6', tablet: '12' },
    outline: 'none',
  },
  variants: {
    aside: {
      true: {
        maxWidth: 'page',
        display: 'grid',
        gap: { base: '8', desktop: '16' },
        gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 36rem) 22rem' },
        justifyContent: 'center',
        alignItems: 'start',
      },
      false: { maxWidth: '38rem' },
    },
    narrow: { true: { maxWidth: '32rem' } },
  },
});

const column = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
const beside = css({
  position: { desktop: 'sticky' },
  top: { desktop: '6rem' },
  maxWidth: 'form',
  width: 'full',
  marginInline: { base: 'auto', desktop: '0' },
});

/** The screen itself: the one main landmark, the target of the skip link. */
export function Main({ screenId, children, narrow, aside }: MainProps) {
  const split = Boolean(aside);
  return (
    <main
      id="main"
      data-screen={screenId}
      tabIndex={-1}
      className={main({ aside: split, narrow: Boolean(narrow) && !split })}
    >
      <div className={column}>{children}</div>
      {split && <aside className={beside}>{aside}</aside>}
    </main>
  );
}
