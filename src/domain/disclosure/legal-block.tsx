import { useId, type ReactNode } from 'react';
import { cva } from '../../../styled-system/css';
import { Card, Stack } from '../../ui/stack';
import { LastUpdated } from './last-updated';

// Between other legal texts it must not look like the next step.
const headingStyle = cva({
  variants: { card: { true: { fontSize: 'subheading' }, false: { fontSize: 'body' } } },
});

export interface LegalBlockProps {
  readonly heading?: string;
  readonly level?: 2 | 3;
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** The version is the content's; it is stored with the texts that were shown. */
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
