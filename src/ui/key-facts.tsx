import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { cardFace } from './card-face';
import { PAGE_FIGURE } from './use-out-of-view';

export interface KeyFact {
  term: string;
  description: ReactNode;
  /** How it came about, on a line of its own. */
  note?: string;
  /** The amount that is the answer of the screen: large, on a line of its own. */
  emphasis?: boolean;
  /** It stays on one line: where there is no room for that beside its term, under it, if it fits there. */
  whole?: boolean;
  /** On the face of the card, to the edges of the sheet that the list stands on. */
  bleed?: boolean;
  /** Left out from 1024 px on, where a pane beside the column says it. */
  narrowOnly?: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  // One layout for all of a list: a value that is longer than the room beside its term breaks there, and ends at the same edge.
  display: 'flex',
  alignItems: 'baseline',
  columnGap: { base: '4', tablet: '6' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  // Its words begin and end where those of the sheet around it do.
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
  // The answer of the screen has a line of its own.
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
      // In large text it goes under its term, before a word of it would break.
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
      // No wider than itself: under its term it begins where that does.
      true: { flex: '0 1 max-content', minWidth: '0', textAlign: 'start' },
    },
  },
});

/** Terms and what they are, as a description list. */
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
