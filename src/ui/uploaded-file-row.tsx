import { useState } from 'react';
import { css, cx } from '../../styled-system/css';
import { Button } from './button';
import { DocumentIcon } from './control-icons';
import { AlertIcon, CheckCircleIcon } from './icons';
import { VisuallyHidden } from './visually-hidden';

export interface UploadedFile {
  id: string;
  name: string;
  /** Null if unknown. */
  sizeBytes: number | null;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  progress?: number;
  message?: string;
  /** Whether retrying can help; default true. */
  retriable?: boolean;
  thumbnail?: string | undefined;
}

const thumbnail = css({
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'cover',
  borderRadius: 'small',
  background: 'subtle',
});

const icon = css({ display: 'grid', placeItems: 'center' });

/** Shows an icon of the same size if the browser can't show the file. */
function Picture({ file }: { file: UploadedFile }) {
  const [broken, setBroken] = useState(false);
  return file.thumbnail === undefined || broken ? (
    <div className={cx(thumbnail, icon)}>
      <DocumentIcon />
    </div>
  ) : (
    <img src={file.thumbnail} alt="" className={thumbnail} onError={() => setBroken(true)} />
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', tablet: 'auto minmax(0, 1fr) auto' },
  columnGap: '3',
  alignItems: 'center',
  padding: '3',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
});
const small = css({ fontSize: 'small', color: 'muted' });
const line = css({ display: 'flex', alignItems: 'center', gap: '1', fontSize: 'small' });
const good = css({ color: 'successText' });
const bad = css({ color: 'dangerText', fontWeight: 'strong' });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: { base: '2', tablet: 'auto' },
  marginInlineStart: { base: '-1rem', tablet: '0' },
});

/** "2.4 MB", "310 KB". A non-empty file has at least 1 KB. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return bytes === 0 ? '0 KB' : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

function State({ file }: { file: UploadedFile }) {
  switch (file.state) {
    case 'done':
      return (
        <span className={`${line} ${good}`}>
          <CheckCircleIcon /> Uploaded
        </span>
      );
    case 'failed':
      return (
        <span className={`${line} ${bad}`}>
          <AlertIcon />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {file.message ?? 'The selected file could not be uploaded. Try again'}
          </span>
        </span>
      );
    case 'uploading':
      return <span className={line}>Uploading, {Math.round(file.progress ?? 0)}%</span>;
    case 'waiting':
      return <span className={line}>Waiting to upload</span>;
  }
}

export function UploadedFileRow(props: {
  file: UploadedFile;
  onRemove: () => void;
  onRetry?: () => void;
}) {
  const { file, onRemove, onRetry } = props;
  return (
    <li className={row}>
      <Picture file={file} />
      <div>
        <div className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{file.name}</div>
        {file.sizeBytes !== null && <div className={small}>{fileSize(file.sizeBytes)}</div>}
        <div role="status">
          <State file={file} />
        </div>
      </div>
      <div className={buttons}>
        {file.state === 'failed' && file.retriable !== false && onRetry && (
          <Button variant="tertiary" size="small" onClick={onRetry}>
            Try Again
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="tertiary" size="small" flush="end" onClick={onRemove}>
          Remove
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
