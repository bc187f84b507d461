import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Button, TextLink } from './button';
import { VisuallyHidden } from './visually-hidden';

export interface SummaryRow {
  term: string;
  value: ReactNode;
  action?: { label: string; href?: string; onClick?: () => void };
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', tablet: '12rem minmax(0, 1fr) auto' },
  columnGap: '4',
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingBlock: '2',
  borderBottom: '1px solid token(colors.line)',
});
const term = css({ color: 'muted', fontSize: { base: 'small', tablet: 'body' } });
const value = css({
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  gridRow: { base: '2', tablet: 'auto' },
});
const action = css({ gridRow: { base: '1 / span 2', tablet: 'auto' }, gridColumn: '-2 / -1' });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' });

/** What was answered, each with a way to change it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl>
      {rows.map((entry) => (
        <div key={entry.term} className={row}>
          <dt className={term}>{entry.term}</dt>
          <dd className={value}>{entry.value}</dd>
          {entry.action && (
            <dd className={action}>
              {entry.action.href === undefined ? (
                <Button variant="tertiary" size="small" onClick={entry.action.onClick}>
                  {entry.action.label}
                  <VisuallyHidden> {entry.term}</VisuallyHidden>
                </Button>
              ) : (
                <TextLink href={entry.action.href} className={link}>
                  {entry.action.label}
                  <VisuallyHidden> {entry.term}</VisuallyHidden>
                </TextLink>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
