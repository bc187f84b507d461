import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { saveFile } from '../../../domain/document/download-file';
import { Callout } from '../../../ui/callout';
import { DocumentIcon } from '../../../ui/control-icons';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { DocumentToSign } from './use-documents-to-sign';

/**
 * Saves a PDF. Opens it in a tab if its host doesn't allow reading it. Returns whether one of both
 * worked.
 */
async function download(url: string, name: string): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache' });
  } catch {
    // Without "noopener": with it, `window.open` returns null even if it succeeded.
    const opened = window.open(url, '_blank');
    if (opened !== null) opened.opener = null;
    return opened !== null;
  }
  if (response.ok) saveFile(await response.blob(), name);
  return response.ok;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
  width: 'full',
  minHeight: 'target',
  paddingBlock: '3',
  textAlign: 'start',
  cursor: 'pointer',
  color: 'accentText',
  borderRadius: 'small',
  '&[aria-busy=true]': { cursor: 'progress', opacity: '0.6' },
  '& svg': { width: 'icon', height: 'icon' },
});
const titleStyle = css({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  'button:hover > &': { textDecorationThickness: '2px' },
});
const kind = css({ color: 'muted', fontSize: 'small' });

export function DownloadDocumentButton({ document }: { readonly document: DocumentToSign }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const start = async (): Promise<void> => {
    setState('loading');
    setState((await download(document.url, `${document.id}.pdf`)) ? 'idle' : 'failed');
  };
  return (
    <>
      <button
        type="button"
        className={row}
        aria-busy={state === 'loading' || undefined}
        onClick={() => {
          if (state !== 'loading') void start();
        }}
      >
        <DocumentIcon />
        <span className={titleStyle}>
          <VisuallyHidden>Download </VisuallyHidden>
          {document.title}
        </span>
        <span className={kind}>PDF</span>
      </button>
      {state === 'failed' && (
        <Callout tone="warning" live="assertive">
          We couldn’t open this document. Try again, or we can mail you a paper copy.
        </Callout>
      )}
    </>
  );
}
