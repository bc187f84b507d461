import { memo, type CSSProperties } from 'react';
import { css, cva, cx } from '../../../../styled-system/css';
import { arrivalDate } from '../../../domain/deposit/bank-days';
import type { PaymentMethod } from '../../../contract/generated/types';
import { formatCents, formatDate } from '../../../domain/text/format';
import { Button } from '../../../ui/button';
import { useInPieces } from '../../../ui/use-in-pieces';
import { VisuallyHidden } from '../../../ui/visually-hidden';

// In large text on a phone there is no room for columns: what each amount is stands before it then.
const STACKED = '@container (width < 14rem)';

const room = css({ containerType: 'inline-size' });
// Rows of their own, not of a table’s layout: that lays all of them out for one that changes, and lets none wait.
const table = css({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  '& thead, & tbody': { display: 'block' },
  '& thead': { [STACKED]: { srOnly: true } },
});
const line = css({
  display: 'grid',
  // As wide in every row as the longest amount needs, so that figures stand below each other, digit by digit.
  gridTemplateColumns: {
    base: 'minmax(min-content, 1fr) repeat(2, max(4.75rem, calc(var(--figures) * 1ch + 0.5rem)))',
    tablet: 'minmax(0, 2fr) repeat(2, minmax(calc(var(--figures) * 1ch + 0.5rem), 1fr))',
  },
  // What is not laid out cuts off what stands out of it, as its button does.
  marginInline: '-4',
  paddingInline: '4',
  '& > *': { paddingBlock: '3', textAlign: 'start' },
  '& > :not(:first-child)': { paddingInlineStart: '2', textAlign: 'end' },
  '& > [colspan]': { gridColumn: 'span 2' },
  [STACKED]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [colspan]': { gridColumn: 'auto' },
    '& > :not(:first-child)': {
      paddingInlineStart: '0',
      paddingBlockStart: '0',
      borderTopWidth: '0',
      textAlign: 'start',
    },
  },
});
const row = cva({
  base: {
    // Sixty of them stay fast: what is out of sight is not laid out. As high as a usual one.
    contentVisibility: 'auto',
    '& > *': { borderTop: '1px solid token(colors.line)' },
  },
  variants: {
    noted: {
      true: {
        containIntrinsicSize: { base: 'auto 4.5625rem', tablet: 'auto 4.6875rem' },
        [STACKED]: { containIntrinsicSize: 'auto 9rem' },
      },
      false: {
        containIntrinsicSize: { base: 'auto 3.125rem', tablet: 'auto 3.1875rem' },
        [STACKED]: { containIntrinsicSize: 'auto 6rem' },
      },
    },
  },
});
const title = css({
  breakAfter: 'avoid',
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
  '& :focus-visible': { outlineOffset: '-3px' },
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

/** What names the table: it takes the focus when what had it in the table is gone. */
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
    <tr role="row" className={cx(line, row({ noted: note !== undefined }))}>
      <th role="rowheader" scope="row">
        {date}
        {note !== undefined && <p className={noteStyle({ tone })}>{note}</p>}
      </th>
      <td role="cell" className={money} data-of={AMOUNT}>
        {formatCents(amount)}
      </td>
      <td role="cell" className={money} data-of={RUNNING_TOTAL}>
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

/** How many figures the longest of their amounts has. */
function figuresIn(rows: readonly DepositRow[]): CSSProperties {
  const lengths = rows.map(({ runningTotal }) => formatCents(runningTotal).length);
  return { '--figures': Math.max(0, ...lengths) } as CSSProperties;
}

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
  const { rows, completeOn, method, atOnce = true } = props;
  const drawn = useInPieces(rows, dateOf, atOnce);
  return (
    <div className={room}>
      <p id={DEPOSIT_TABLE_ID} tabIndex={-1} className={title}>
        {props.title}
      </p>
      <table
        role="table"
        aria-labelledby={DEPOSIT_TABLE_ID}
        className={table}
        style={figuresIn(rows)}
      >
        <thead role="rowgroup">
          <tr role="row" className={line}>
            <th role="columnheader" scope="col">
              Date
            </th>
            <th role="columnheader" scope="col">
              {AMOUNT}
            </th>
            <th role="columnheader" scope="col">
              {RUNNING_TOTAL}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {drawn.map((deposit) => (
            <Row key={deposit.on} {...deposit} />
          ))}
          {completeOn !== null && drawn.length === rows.length && (
            <tr role="row" className={cx(line, row({ noted: true }), opens)}>
              <th role="rowheader" scope="row" colSpan={2}>
                {formatDate(arrivalDate(completeOn, method))}
                <p className={noteStyle()}>once the last deposit has arrived and you’ve signed</p>
              </th>
              <td role="cell">Card opens</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
});
