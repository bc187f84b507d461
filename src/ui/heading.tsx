import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

const pageHeading = css({ fontSize: 'title', lineHeight: 'tight', outlineWidth: '0' });

/** The only h1; it takes the focus after a navigation. */
export const PAGE_HEADING_ID = 'page-heading';

export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={pageHeading}>
      {children}
    </h1>
  );
}

const heading = cva({
  variants: {
    level: {
      // Belongs to the text below. `Card` styles its own headings.
      2: { fontSize: 'heading', marginBlockStart: '3' },
      3: { fontSize: 'subheading' },
    },
  },
});

export interface HeadingProps {
  level: 2 | 3;
  children: ReactNode;
  id?: string;
}

export function Heading({ level, children, id }: HeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id} className={heading({ level })}>
      {children}
    </Tag>
  );
}

/** Text at the start; a lead halves its gap to the heading. */
export const headWords = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
});

// The global styles set its position and wrapping.
const lead = css({ fontSize: 'lead', color: 'muted' });

export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{children}</p>;
}

const text = cva({ variants: { tone: { muted: { color: 'muted', fontSize: 'small' } } } });

export function Text({ children, tone }: { children: ReactNode; tone?: 'muted' }) {
  return <p className={text({ tone })}>{children}</p>;
}

/** Call when the clicked element was removed with its content. */
export function focusHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

/** Doesn't scroll: users who remove items from a long list continue there. */
export function focusHeadingInPlace(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}
