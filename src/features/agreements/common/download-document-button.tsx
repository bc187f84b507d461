import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { saveFile } from '../../../domain/document/save-file';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { DocumentToSign } from './document-to-sign';

/** Saves a PDF; where another host does not let this page read it, the browser opens it instead. */
async function download(url: string, name: string): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache' });
  } catch {
    return window.open(url, '_blank', 'noopener') !== null;
  }
  if (response.ok) saveFile(await response.blob(), name);
  return response.ok;
}

/** Under the title and the button, in a grid of two columns. */
const wholeRow = css({ gridColumn: '1 / -1' });

/** "Download PDF" of a signed document, with what to do when that does not work. */
export function DownloadDocumentButton({ document }: { readonly document: DocumentToSign }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const start = async (): Promise<void> => {
    setState('loading');
    setState((await download(document.url, `${document.id}.pdf`)) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        loading={state === 'loading'}
        onClick={() => void start()}
      >
        <span>Download PDF</span>
        <VisuallyHidden> {document.title}</VisuallyHidden>
      </Button>
      {state === 'failed' && (
        <div className={wholeRow}>
          <Callout tone="warning" live="assertive">
            We couldn’t open this document. Try again, or we can mail you a paper copy.
          </Callout>
        </div>
      )}
    </>
  );
}
