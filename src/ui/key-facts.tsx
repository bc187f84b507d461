import type { ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { cardFace } from './card-face';
import { PAGE_FIGURE } from './use-out-of-view';

export interface KeyFact {
  term: string;
  description: ReactNode;
  /** The figure's origin, on a separate line. */
  note?: string;
  emphasis?: boolean;
  /** Never wraps: moves below its term if it doesn't fit. */
  whole?: boolean;
  /** Card face, to the edges of the surrounding card. */
  bleed?: boolean;
  /** Hidden from 1024 px, where the sidebar shows it. */
  narrowOnly?: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  // One layout for the list: long values wrap at the same edge.
  display: 'flex',
  alignItems: 'baseline',
  columnGap: { base: '4', tablet: '6' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
  // Aligns with the text of the surrounding card.
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
      // In large text it moves below its term before a word would break.
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
      // As wide as its content, so that it is left-aligned below its term.
      true: { flex: '0 1 max-content', minWidth: '0', textAlign: 'start' },
    },
  },
});

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
