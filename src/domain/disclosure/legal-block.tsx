import { useId, type ReactNode } from 'react';
import { cva } from '../../../styled-system/css';
import { Card, Stack } from '../../ui/stack';
import { LastUpdated } from './last-updated';

// Between others a legal text must not look like the next step of the screen; on a sheet it is one of them.
const headingStyle = cva({
  variants: { card: { true: { fontSize: 'subheading' }, false: { fontSize: 'body' } } },
});

export interface LegalBlockProps {
  readonly heading?: string;
  readonly level?: 2 | 3;
  /** On a sheet of its own; plain text otherwise. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** A legal text with the day of its last change; the version is the content's, and is stored with what was seen. */
export function LegalBlock({ heading, level = 2, card = false, children }: LegalBlockProps) {
  const id = useId();
  const Tag = level === 2 ? 'h2' : 'h3';
  const content = (
    <Stack gap={3}>
      {heading !== undefined && (
        <Tag id={id} className={headingStyle({ card })}>
          {heading}
        </Tag>
      )}
      {children}
      <LastUpdated />
    </Stack>
  );
  return (
    <section aria-labelledby={heading === undefined ? undefined : id}>
      {card ? <Card>{content}</Card> : content}
    </section>
  );
}
