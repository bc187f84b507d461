import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { openHelpCenter } from '../../../shell/help/help-center';
import { Button, TextLink } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Actions } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/**
 * Whether a document can be opened in a tab. If the host doesn't allow reading the response, only
 * an unreachable host is a failure.
 */
async function canOpen(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { cache: 'no-cache' })).ok;
  } catch {
    try {
      await fetch(url, { mode: 'no-cors', cache: 'no-cache' });
      return new URL(url, window.location.href).origin !== window.location.origin;
    } catch {
      return false;
    }
  }
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  fontWeight: 'medium',
  _print: { display: 'none' },
});

/** Shows a failure on this page, because the applicant may not look at the new tab. */
export function OpenDocumentLink({ title, url }: { readonly title: string; readonly url: string }) {
  const [failed, setFailed] = useState(false);

  const check = async (): Promise<void> => {
    setFailed(!(await canOpen(url)));
  };

  return (
    <>
      <div>
        <TextLink external href={url} className={link} onClick={() => void check()}>
          Open PDF
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextLink>
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
                variant="secondary"
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
    </>
  );
}
