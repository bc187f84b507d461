import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

export interface KeyFact {
  term: string;
  description: ReactNode;
  /** The amount that is the answer of the screen: large, on a line of its own. */
  emphasis?: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid token(colors.line)' },
});
const term = css({ color: 'muted' });
const description = cva({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  variants: {
    emphasis: {
      true: {
        fontFamily: 'display',
        fontSize: 'amount',
        fontWeight: 'display',
        lineHeight: 'tight',
        letterSpacing: 'tight',
        overflowWrap: 'anywhere',
        // The answer of the screen has a line of its own.
        flexBasis: 'full',
      },
    },
  },
});

/** Terms and what they are, as a description list. */
export function KeyFacts({ items }: { items: readonly KeyFact[] }) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={description({ emphasis: item.emphasis ?? false })}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
