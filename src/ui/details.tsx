import type { ReactNode, Ref } from 'react';
import { css, cva } from '../../styled-system/css';

const summaryStyle = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    cursor: 'pointer',
    // Long words in large text must not widen the page.
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      flexShrink: '0',
      width: '0.5rem',
      height: '0.5rem',
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'rotate(-45deg)',
      transition: 'transform token(durations.quick)',
    },
    // Rotates about the visible center, which isn't that of the box.
    '[open] > &': { _before: { transform: 'translateY(-2px) rotate(45deg)' } },
    '&::-webkit-details-marker': { display: 'none' },
    listStyle: 'none',
    _print: { display: 'block', _before: { display: 'none' } },
  },
  variants: {
    row: {
      false: {
        width: 'fit-content',
        color: 'accentText',
        fontWeight: 'medium',
        '& > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      true: {
        // In large text on a phone, the note is on a separate line.
        flexWrap: 'wrap',
        paddingBlock: '3',
        paddingInlineEnd: '1',
        fontWeight: 'strong',
        _before: { order: '1', color: 'muted' },
        '& > :first-child': { flex: '1' },
        _hover: {
          '& > :first-child': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        },
      },
    },
  },
});
const noteStyle = css({
  color: 'muted',
  fontSize: 'small',
  fontWeight: 'normal',
  textAlign: 'end',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const content = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    animation: 'unfold',
    _motionReduce: { animation: 'none' },
    // Page breaks in a flex container make its parts overlap.
    _print: { display: 'block', '& > * + *': { marginBlockStart: '4' } },
  },
  variants: {
    row: {
      false: {
        gap: '3',
        paddingInlineStart: '4',
        paddingBlock: '2',
        borderInlineStart: '2px solid token(colors.line)',
      },
      true: { gap: '6', paddingBlockStart: '3', paddingBlockEnd: '8' },
    },
  },
});

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
  /** Controlled state, if the parent needs to know it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  row?: boolean;
  note?: string;
}

export function Details({
  ref,
  summary,
  children,
  open,
  onOpenChange,
  row = false,
  note = '',
}: DetailsProps) {
  return (
    <details
      ref={ref}
      open={open}
      onToggle={onOpenChange && ((event) => onOpenChange(event.currentTarget.open))}
    >
      <summary className={row ? summaryStyle({ row: true }) : summaryStyle({ row: false })}>
        <span>{summary}</span>
        {note !== '' && <span className={noteStyle}> {note}</span>}
      </summary>
      <div className={row ? content({ row: true }) : content({ row: false })}>{children}</div>
    </details>
  );
}
