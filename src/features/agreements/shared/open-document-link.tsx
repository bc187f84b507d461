import { useState } from 'react';
import { openHelpCenter } from '../../../shared/help/help-center';
import { Button, ButtonLink } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Actions, Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { canOpen } from './can-open';

/** "Open PDF" of one document. A document that cannot be opened is said so here, not only in the new tab. */
export function OpenDocumentLink({
  title,
  url,
  label = 'Open PDF',
}: {
  readonly title: string;
  readonly url: string;
  readonly label?: string;
}) {
  const [failed, setFailed] = useState(false);

  const check = async (): Promise<void> => {
    setFailed(!(await canOpen(url)));
  };

  return (
    <Stack gap={2}>
      <div>
        <ButtonLink
          variant="tertiary"
          size="small"
          href={url}
          target="_blank"
          rel="noreferrer"
          onClick={() => void check()}
        >
          {label}
          <VisuallyHidden> {title} (PDF, opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      </div>
      {failed && (
        <Callout
          tone="warning"
          live="assertive"
          actions={
            <Actions>
              <Button variant="secondary" size="small" onClick={() => void check()}>
                Try Again
              </Button>
              <Button
                variant="tertiary"
                size="small"
                onClick={() => openHelpCenter('Documents and signing')}
              >
                Ask for a Paper Copy
              </Button>
            </Actions>
          }
        >
          We couldn’t open this document. Try again, or we can mail you a paper copy.
        </Callout>
      )}
    </Stack>
  );
}
