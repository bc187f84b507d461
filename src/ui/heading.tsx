import type { ReactNode } from 'react';
import { css, cva } from '../../styled-system/css';

const pageHeading = css({ fontSize: 'title', lineHeight: 'tight', outlineWidth: '0' });

/** The id of the one h1, which takes the focus after a navigation. */
export const PAGE_HEADING_ID = 'page-heading';

/** The one h1 of a screen. */
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
      // It belongs to what follows; on a sheet it is the sheet's (`Card`).
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

/** The words that begin something, one below the other; a lead pulls itself up to the heading by half of the gap. */
export const headWords = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
});

// Where it follows the h1, and how it breaks: see the global styles.
const lead = css({ fontSize: 'lead', color: 'muted' });

/** The sentence under the h1. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{children}</p>;
}

const text = cva({ variants: { tone: { muted: { color: 'muted', fontSize: 'small' } } } });

/** A paragraph. */
export function Text({ children, tone }: { children: ReactNode; tone?: 'muted' }) {
  return <p className={text({ tone })}>{children}</p>;
}

/** Focuses the heading of the screen: what was pressed is gone with what was shown. */
export function focusHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

/** The same, and the page stays where it is: who takes items out of a long list goes on there. */
export function focusHeadingInPlace(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}
