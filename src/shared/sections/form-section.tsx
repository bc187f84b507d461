import { useId, type ReactNode } from 'react';
import { Heading, Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';

export interface FormSectionProps {
  readonly heading: string;
  /** One sentence about the whole section. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A group of fields that belong together, under an h2 that names the group. */
export function FormSection({ heading, hint, children }: FormSectionProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <section
      role="group"
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {hint !== undefined && (
            <div id={hintId}>
              <Text tone="muted">{hint}</Text>
            </div>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
