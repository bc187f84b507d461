import { css, cva } from '../../../../styled-system/css';
import { arrivalDate } from '../../../domain/deposit/bank-days';
import type { PaymentMethod } from '../../../contract/generated/types';
import { formatCents, formatDate } from '../../../domain/text/format';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';

// Large text on a phone leaves no space for columns: each amount follows its label.
const STACKED = '@container (width < 14rem)';

const container = css({ containerType: 'inline-size' });
const table = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '3', textAlign: 'start', verticalAlign: 'top' },
  '& :is(th, td):not(:first-child)': { paddingInlineStart: '2', textAlign: 'end' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: '1px solid token(colors.line)' },
  [STACKED]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { srOnly: true },
    '& :is(th, td):not(:first-child)': {
      paddingInlineStart: '0',
      paddingBlockStart: '0',
      textAlign: 'start',
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
// Aligns the button's text with the figures above and the end of the row.
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

/** Focus target when the focused element of the table is removed. */
export const DEPOSIT_TABLE_ID = 'deposit-table';

export interface DepositRow {
  readonly on: string;
  readonly amount: number;
  readonly runningTotal: number;
  readonly note?: string;
  /** Undefined while the deposit is waiting. */
  readonly tone?: 'good' | 'bad' | undefined;
  readonly onSkip?: ((on: string) => void) | undefined;
}

function Row({ on, amount, runningTotal, note, tone, onSkip }: DepositRow) {
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
}

/** Deposits with their running total. The last row is the day on which the card can open. */
export function DepositTable(props: {
  readonly title: string;
  readonly rows: readonly DepositRow[];
  /** Date of the last deposit; null if the deposits don't reach the goal. */
  readonly completeOn: string | null;
  readonly method: PaymentMethod;
}) {
  const { rows, completeOn, method } = props;
  return (
    <div className={container}>
      <p id={DEPOSIT_TABLE_ID} tabIndex={-1} className={title}>
        {props.title}
      </p>
      <table aria-labelledby={DEPOSIT_TABLE_ID} className={table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">{AMOUNT}</th>
            <th scope="col">{RUNNING_TOTAL}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((deposit) => (
            <Row key={deposit.on} {...deposit} />
          ))}
          {completeOn !== null && (
            <tr className={opens}>
              <th scope="row" colSpan={2}>
                {formatDate(arrivalDate(completeOn, method))}
                <p className={noteStyle()}>once the last deposit has arrived and you’ve signed</p>
              </th>
              <td>Ready to sign</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
