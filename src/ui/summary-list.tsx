import { LinkButton } from './link-button';
import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { EmailText } from './email-text';
import { VisuallyHidden } from './visually-hidden';

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** `href` is a portal path. */
  action?: { label: string; href?: string; onClick?: () => void; id?: string };
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', tablet: '12rem minmax(0, 1fr) auto' },
  columnGap: '4',
  // On one line; all rows have the same height, with and without action.
  alignItems: { base: 'center', tablet: 'baseline' },
  alignContent: 'center',
  minHeight: '3.75rem',
  paddingBlock: { base: '2', tablet: '4' },
  '& + &, dl + dl > &': { borderTop: '1px solid token(colors.line)' },
  // Aligns with the text of the surrounding card. Exceptions instead of one `:not`, which would
  // make browsers restyle the page on every insertion.
  '&:first-child': { minHeight: { base: '3.25rem', tablet: '2.75rem' }, paddingBlockStart: '0' },
  '&:last-child': { minHeight: { base: '3.25rem', tablet: '2.75rem' }, paddingBlockEnd: '0' },
  'dl + dl > &': {
    '&:first-child': { paddingBlockStart: { base: '2', tablet: '4' } },
    '&:first-child:not(:last-child)': { minHeight: '3.75rem' },
  },
  'dl:has(+ dl) > &': {
    '&:last-child': { paddingBlockEnd: { base: '2', tablet: '4' } },
    '&:last-child:not(:first-child)': { minHeight: '3.75rem' },
  },
  'dl + dl:has(+ dl) > &': { '&:only-child': { minHeight: '3.75rem' } },
});
const term = css({
  color: 'muted',
  fontSize: { base: 'small', tablet: 'body' },
  textWrap: 'balance',
});
const value = css({
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  gridRow: { base: '2', tablet: 'auto' },
});
const action = css({
  gridRow: { base: '1 / span 2', tablet: 'auto' },
  gridColumn: '-2 / -1',
  '& > *': { fontSize: 'small', fontWeight: 'medium', marginBlock: { tablet: '-0.5rem' } },
});
const missing = css({ color: 'muted', fontWeight: 'normal' });

/** Lighter than an answer. */
export function NotGiven() {
  return <span className={missing}>Not given yet</span>;
}

const breakable = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' && shown.includes('@') ? <EmailText email={shown} /> : shown;

export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl>
      {rows.map((entry) => (
        <div key={entry.term} className={row}>
          <dt className={term}>{entry.term}</dt>
          <dd className={value}>{breakable(entry.value)}</dd>
          {entry.action && (
            <dd className={action}>
              {entry.action.href === undefined ? (
                <Button
                  variant="tertiary"
                  size="small"
                  flush="end"
                  id={entry.action.id}
                  onClick={entry.action.onClick}
                >
                  {entry.action.label}
                  <VisuallyHidden> {entry.term}</VisuallyHidden>
                </Button>
              ) : (
                <LinkButton href={entry.action.href} variant="tertiary" size="small" flush="end">
                  {entry.action.label}
                  <VisuallyHidden> {entry.term}</VisuallyHidden>
                </LinkButton>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
