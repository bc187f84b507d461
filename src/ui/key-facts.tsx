import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { cardFace } from './card-face';
import { PAGE_FIGURE } from './use-out-of-view';

export interface KeyFact {
  term: string;
  description: ReactNode;
  /** Its origin, on a separate line. */
  note?: string;
  /** The screen's main amount: large, on a separate line. */
  emphasis?: boolean;
  /** Never wraps: goes under its term if it doesn't fit next to it. */
  whole?: boolean;
  /** On the card face, to the edges of the card that contains the list. */
  bleed?: boolean;
  /** Hidden from 1024 px on, where a side pane shows it. */
  narrowOnly?: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  // One layout for the list: a value too long for the space next to its term wraps there, with the
  // same edge.
  display: 'flex',
  alignItems: 'baseline',
  columnGap: { base: '4', tablet: '6' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  // Aligned with the text of the surrounding card.
  '&:first-child:not([data-bleed])': { paddingBlockStart: '0' },
  _last: { paddingBlockEnd: '0' },
  '&[data-bleed]': {
    marginInline: { base: '-4', tablet: '-6' },
    marginBlockStart: { base: '-4', tablet: '-6' },
    marginBlockEnd: '2',
    paddingInline: { base: '4', tablet: '6' },
    paddingBlock: { base: '4', tablet: '6' },
    borderTopRadius: 'medium',
  },
  // The screen's main amount has its own line.
  '&[data-page-figure]': { display: 'block' },
  '&[data-bleed] > dt': { color: 'inherit' },
  '&[data-bleed] + &': { borderTop: 'none' },
});
const term = cva({
  base: { color: 'muted', flexShrink: '0', minWidth: 'min-content' },
  variants: {
    whole: { true: { maxWidth: 'full' }, false: { maxWidth: 'max(50%, min(8rem, 100%))' } },
  },
});
const note = css({ flexBasis: 'full', fontSize: 'small', color: 'muted' });
const description = cva({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', overflowWrap: 'anywhere' },
  variants: {
    emphasis: {
      // In large text it moves under its term before a word would break.
      false: { flex: '1', minWidth: 'min(100%, 6rem)', textAlign: 'end' },
      true: {
        fontFamily: 'display',
        fontSize: 'amount',
        fontWeight: 'display',
        lineHeight: 'tight',
        letterSpacing: 'tight',
        marginBlockStart: '1',
      },
    },
    whole: {
      // Shrinks to its content, so that under its term it is left-aligned.
      true: { flex: '0 1 max-content', minWidth: '0', textAlign: 'start' },
    },
  },
});

/** A description list of terms and values. */
export function KeyFacts({ items }: { items: readonly KeyFact[] }) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div
          key={item.term}
          className={cx(row, item.bleed && cardFace)}
          data-bleed={item.bleed || undefined}
          data-narrow={item.narrowOnly || undefined}
          {...(item.emphasis === true ? PAGE_FIGURE : {})}
        >
          <dt className={term({ whole: item.whole ?? false })}>{item.term}</dt>
          <dd className={description({ emphasis: item.emphasis ?? false, whole: item.whole })}>
            {item.description}
          </dd>
          {item.note !== undefined && <dd className={note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
