import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'fit-content',
  minHeight: 'target',
  color: 'accentText',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'rotate(-45deg)',
    transition: 'transform 120ms',
  },
  '[open] > &': { _before: { transform: 'rotate(45deg)' } },
  '&::-webkit-details-marker': { display: 'none' },
  listStyle: 'none',
  '& > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingInlineStart: '4',
  paddingBlock: '2',
  borderInlineStart: '2px solid token(colors.line)',
});

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open, where its surroundings need to know. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** More for those who want it. */
export function Details({ summary, children, open, onOpenChange }: DetailsProps) {
  return (
    <details
      open={open}
      onToggle={onOpenChange && ((event) => onOpenChange(event.currentTarget.open))}
    >
      <summary className={summaryStyle}>
        <span>{summary}</span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
