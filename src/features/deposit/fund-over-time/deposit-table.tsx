import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import { formatCents, formatDate } from '../../../common/format';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    paddingBlock: '3',
    paddingInlineEnd: '2',
    verticalAlign: 'top',
  },
  '& tbody tr': { borderTop: '1px solid token(colors.line)' },
});
const caption = css({ textAlign: 'start', fontWeight: 'strong', fontSize: 'subheading' });
const money = css({ whiteSpace: 'nowrap' });
const opens = css({ fontWeight: 'strong', color: 'successText' });

export interface DepositRow {
  readonly on: string;
  readonly amount: number;
  readonly runningTotal: number;
  /** What stands under the date. */
  readonly note?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** The deposits by date, with what there is after each; the last row is the day on which the card opens. */
export function DepositTable(props: {
  readonly title: string;
  readonly rows: readonly DepositRow[];
  /** Null while the deposits do not get there. */
  readonly completeOn: string | null;
}) {
  const { title, rows, completeOn } = props;
  const acts = rows.some(({ action }) => action !== undefined);
  return (
    <table className={table}>
      <caption className={caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
          <th scope="col">Running total</th>
          {acts && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.on}>
            <th scope="row">
              {formatDate(row.on)}
              {row.note}
            </th>
            <td className={money}>{formatCents(row.amount)}</td>
            <td className={money}>{formatCents(row.runningTotal)}</td>
            {acts && <td>{row.action}</td>}
          </tr>
        ))}
        {completeOn !== null && (
          <tr className={opens}>
            <th scope="row">{formatDate(completeOn)}</th>
            <td colSpan={acts ? 3 : 2}>Card opens</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
