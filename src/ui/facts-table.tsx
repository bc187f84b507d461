import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

export interface FactsRow {
  header: ReactNode;
  value: ReactNode;
  /** The table's largest type, at least 16 points. */
  emphasis?: boolean;
}

export interface FactsTableProps {
  caption: ReactNode;
  rows: readonly FactsRow[];
  footnote?: ReactNode;
}

// In large text on a phone, two columns would break words.
const STACKED = '@container (width < 15rem)';

const room = css({ containerType: 'inline-size' });
const table = css({
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  background: 'surface',
  border: '1px solid token(colors.line)',
  boxShadow: 'low',
  borderRadius: 'medium',
  tableLayout: 'fixed',
  '& tbody, & tr, & th, & td': { [STACKED]: { display: 'block' } },
  '& td': { [STACKED]: { borderTop: 'none !important', paddingBlockStart: '0 !important' } },
});
const captionStyle = css({
  textAlign: 'start',
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'heading',
  paddingBlockStart: '3',
  lineHeight: 'heading',
  letterSpacing: 'tight',
  textWrap: 'balance',
  paddingBlockEnd: '4',
});
const cell = css({
  paddingBlock: { base: '2', tablet: '4' },
  paddingInline: { base: '2', tablet: '4' },
  // Aligns with the text of cards.
  _first: { paddingInlineStart: '4' },
  _last: { paddingInlineEnd: '4' },
  fontSize: { base: 'small', tablet: 'body' },
  lineHeight: { base: '1.4', tablet: 'body' },
  'tr:not(:first-child) > &': { borderTop: '1px solid token(colors.line)' },
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'break-word',
});
const head = css({
  // Fits "Transaction" in every window.
  width: { base: 'min(7.75rem, 36vw)', tablet: '36%' },
  fontWeight: 'medium',
  borderInlineEnd: '1px solid token(colors.line)',
  [STACKED]: { width: 'auto', borderInlineEnd: 'none', paddingBlockEnd: '0' },
});
const value = cva({
  base: { fontVariantNumeric: 'tabular-nums' },
  variants: {
    emphasis: {
      true: {
        // At text size 150%, a rate fills its column on a phone.
        fontSize: 'min(1.75rem, 13vw)',
        fontWeight: 'display',
        fontFamily: 'display',
        lineHeight: 'tight',
      },
    },
  },
});
const note = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  fontSize: 'small',
  color: 'muted',
  marginBlockStart: '4',
});

export function FactsTable({ caption, rows, footnote }: FactsTableProps) {
  return (
    <div className={room}>
      <table className={table}>
        <caption className={captionStyle}>{caption}</caption>
        <tbody>
          {rows.map((row, index) => (
            <tr key={typeof row.header === 'string' ? row.header : index}>
              <th scope="row" className={`${cell} ${head}`}>
                {row.header}
              </th>
              <td className={cell}>
                <div className={value({ emphasis: row.emphasis ?? false })}>{row.value}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {footnote && <div className={note}>{footnote}</div>}
    </div>
  );
}
