import { memo } from 'react';
import { css, cva } from '../../../../styled-system/css';
import { arrivalDate } from '../../../domain/deposit/bank-days';
import type { PaymentMethod } from '../../../contract/generated/types';
import { formatCents, formatDate } from '../../../domain/text/format';
import { Button } from '../../../ui/button';
import { useInPieces } from '../../../ui/use-in-pieces';
import { VisuallyHidden } from '../../../ui/visually-hidden';

// In large text on a phone there is no room for columns: what each amount is stands before it then.
const STACKED = '@container (width < 14rem)';

const room = css({ containerType: 'inline-size' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    paddingBlock: '3',
    verticalAlign: 'top',
  },
  '& thead th:not(:first-child), & tbody td': { paddingInlineStart: '2' },
  // Figures stand below each other, digit by digit.
  '& thead th:not(:first-child), & tbody td:not([colspan])': { textAlign: 'end' },
  // A date and its buttons on a line each, on a phone too.
  '& thead th:first-child': { width: { base: '46%', tablet: 'auto' } },
  '& tbody tr': { borderTop: '1px solid token(colors.line)' },
  '& thead': { [STACKED]: { srOnly: true } },
  '& tbody, & tbody tr, & tbody th, & tbody td': { [STACKED]: { display: 'block' } },
  '& tbody td, & tbody td:not([colspan])': {
    [STACKED]: { paddingInlineStart: '0', paddingBlockStart: '0', textAlign: 'start' },
  },
});
const caption = css({
  textAlign: 'start',
  fontFamily: 'display',
  fontWeight: 'display',
  letterSpacing: 'tight',
  fontSize: 'subheading',
});
const money = css({
  whiteSpace: 'nowrap',
  [STACKED]: {
    whiteSpace: 'normal',
    _before: { content: 'attr(data-of) " "', color: 'muted', fontWeight: 'normal' },
  },
});
// The words of a small button end where the figures above them do, and where the row does.
const action = css({
  marginInlineEnd: '-4',
  marginBlock: '-3',
  [STACKED]: { marginInlineStart: '-4', marginInlineEnd: '0' },
});
const noteStyle = cva({
  base: { fontSize: 'small', fontWeight: 'normal', color: 'muted' },
  variants: {
    tone: {
      good: { color: 'successText', fontWeight: 'strong' },
      bad: { color: 'dangerText', fontWeight: 'strong' },
    },
  },
});
const opens = css({ fontWeight: 'strong', color: 'successText' });

const AMOUNT = 'Amount';
const RUNNING_TOTAL = 'Running total';

/** The caption of the table: it takes the focus when what had it in the table is gone. */
export const DEPOSIT_TABLE_ID = 'deposit-table';

export interface DepositRow {
  readonly on: string;
  readonly amount: number;
  readonly runningTotal: number;
  /** What stands under the date. */
  readonly note?: string;
  /** Whether that is well, or asks for something; else it only waits. */
  readonly tone?: 'good' | 'bad' | undefined;
  /** Skips it, by its date. */
  readonly onSkip?: ((on: string) => void) | undefined;
}

/** Plain values alone, so that of sixty rows those are drawn anew that changed. */
const Row = memo(function Row({ on, amount, runningTotal, note, tone, onSkip }: DepositRow) {
  const date = formatDate(on);
  return (
    <tr>
      <th scope="row">
        {date}
        {note !== undefined && <p className={noteStyle({ tone })}>{note}</p>}
      </th>
      <td className={money} data-of={AMOUNT}>
        {formatCents(amount)}
      </td>
      <td className={money} data-of={RUNNING_TOTAL}>
        {formatCents(runningTotal)}
        {onSkip !== undefined && (
          <div className={action}>
            <Button variant="tertiary" size="small" onClick={() => onSkip(on)}>
              Skip
              <VisuallyHidden> the deposit of {date}</VisuallyHidden>
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
});

const dateOf = ({ on }: DepositRow): string => on;

/** The deposits by date, with what there is after each; the last row is the day on which the card can open. */
export const DepositTable = memo(function DepositTable(props: {
  readonly title: string;
  readonly rows: readonly DepositRow[];
  /** The day of the last deposit; null while they do not get there. */
  readonly completeOn: string | null;
  readonly method: PaymentMethod;
  /** Whether it comes with its screen. */
  readonly atOnce?: boolean;
}) {
  const { title, rows, completeOn, method, atOnce = true } = props;
  const drawn = useInPieces(rows, dateOf, atOnce);
  return (
    <div className={room}>
      <table className={table}>
        <caption id={DEPOSIT_TABLE_ID} tabIndex={-1} className={caption}>
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">{AMOUNT}</th>
            <th scope="col">{RUNNING_TOTAL}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <Row key={row.on} {...row} />
          ))}
          {completeOn !== null && drawn.length === rows.length && (
            <tr className={opens}>
              <th scope="row" colSpan={2}>
                {formatDate(arrivalDate(completeOn, method))}
                <p className={noteStyle()}>once the last deposit has arrived and you’ve signed</p>
              </th>
              <td>Card opens</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
});
