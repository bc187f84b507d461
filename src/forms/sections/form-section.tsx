import type { ReactNode } from 'react';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

export interface FormSectionProps {
  /** Omitted if the only field names the section. */
  readonly heading?: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

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
