import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

const pageHeading = css({ fontSize: 'title', lineHeight: 'tight', outlineWidth: '0' });

/** Id of the only h1, which takes the focus after a navigation. */
export const PAGE_HEADING_ID = 'page-heading';

/** The only h1 of a screen. */
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
      // It belongs to what follows; in a card the `Card` styles it.
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

/** A heading below the h1. */
export function Heading({ level, children, id }: HeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id} className={heading({ level })}>
      {children}
    </Tag>
  );
}

/** Text at the start of something; a lead reduces its gap to the heading by half. */
export const headWords = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
});

// Position after the h1, and wrapping: see the global styles.
const lead = css({ fontSize: 'lead', color: 'muted' });

/** The sentence under the h1. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{children}</p>;
}

const text = cva({ variants: { tone: { muted: { color: 'muted', fontSize: 'small' } } } });

export function Text({ children, tone }: { children: ReactNode; tone?: 'muted' }) {
  return <p className={text({ tone })}>{children}</p>;
}

/** Focuses the screen's heading: the clicked element is gone with its content. */
export function focusHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

/** The same without scrolling: users who remove items from a long list continue there. */
export function focusHeadingInPlace(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}
