import type { ReactNode } from 'react';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

export interface FormSectionProps {
  /** Omitted if the section's only field names it. */
  readonly heading?: string;
  /** One sentence about the whole section. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A group of related fields with an h2. */
export function FormSection({ heading, hint, children }: FormSectionProps) {
  return (
    <Stack gap={6}>
      {heading !== undefined && (
        <Stack gap={1}>
          <Heading level={2}>{heading}</Heading>
          {hint !== undefined && <Text tone="muted">{hint}</Text>}
        </Stack>
      )}
      {children}
    </Stack>
  );
}
